import Type, { type Static } from 'typebox';
import { date, line, prose } from '../fields.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { group, label, linked, title } from '../parts.ts';

/** One version in the words of who reads the site or calls it; CHANGELOG.md tells operators the whole. */
const Release = group({
  version: line(20, { title: 'Version' }),
  date: Type.Optional(date({ title: 'Day of the release', description: 'None while it is in the making' })),
  groups: Type.Array(
    group({
      audience: line(20, { title: 'Audience' }),
      changes: Type.Array(prose(300, { title: 'Change', description: 'Code stands between backticks' })),
    }),
  ),
});

/** The changelog of API and site: `/changelog`. */
export const ChangelogSchema = group({
  ...pageWords,
  hero: pageParts.hero,
  versions: group(
    {
      title,
      lede: linked,
      inTheMaking: label,
      list: Type.Array(Release, { description: 'Newest first, with the versions and days of CHANGELOG.md' }),
    },
    { title: 'Versions' },
  ),
});

export type Release = Static<typeof Release>;
