import type { Static } from 'typebox';
import Type from 'typebox';
import { date, line, prose, template } from '../fields.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { Action, group, label, linked, Point, text, title } from '../parts.ts';

/** Press releases: the list, `/press-release`, and what each page of one says. */
export const PressReleasesSchema = group({
  ...pageWords,
  hero: pageParts.hero,
  releases: group(
    { title, more: template(60, ['partner'], { title: 'Link to a release' }) },
    { title: 'List' },
  ),
  notice: group({ one: Point, several: Point }, { title: 'Notice until releases are confirmed' }),
  release: group(
    {
      title: template(60, ['partner'], { title: 'Title' }),
      announcement: label,
      benefits: label,
      agent: template(40, ['name'], { title: 'Agent' }),
      team: template(40, ['name'], { title: 'Team' }),
      picture: group(
        {
          title: template(60, ['partner'], { title: 'Title' }),
          alt: template(400, ['crossings'], { title: 'Alternative text' }),
          crossing: template(60, ['agent', 'team'], { title: 'Crossing' }),
        },
        { title: 'Picture' },
      ),
      about: group(
        {
          title,
          company: template(40, ['name'], { title: 'Title of a company' }),
          us: prose(400, { title: 'About us' }),
        },
        { title: 'Companies' },
      ),
      contact: group({ title, text, link: Action }, { title: 'Contact' }),
    },
    { title: 'Page of a release' },
  ),
  closing: pageParts.closing,
});

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
