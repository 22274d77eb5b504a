import { prose, template } from '../fields.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { Action, group, label, Point, text, title } from '../parts.ts';

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
