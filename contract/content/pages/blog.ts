import { prose, template } from '../fields.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { group, label, Point, text, title } from '../parts.ts';

/** Words around the articles: `/blog` (S2 section 2). */
export const BlogSchema = group({
  ...pageWords,
  menu: pageParts.menu,
  hero: pageParts.hero,
  feed: group(
    { title, ofCategory: template(60, ['category'], { title: 'Title of a category’s feed' }) },
    { title: 'Feeds' },
  ),
  list: group(
    {
      pages: template(30, ['pages'], { title: 'End of the title of several pages' }),
      ofCategory: template(160, ['title'], { title: 'Description of a category' }),
      links: label,
      newer: label,
      older: label,
    },
    { title: 'List' },
  ),
  newsletter: group(
    {
      title,
      text,
      feed: text,
      label,
      button: label,
      thanks: text,
      thanksFeed: prose(200, { title: 'Feed, after thanks', description: 'Links as [words](/address)' }),
    },
    { title: 'Newsletter' },
  ),
  article: group(
    {
      related: label,
      unknown: Point,
      badAddress: Point,
      removed: Point,
      preview: label,
      draft: text,
      planned: template(120, ['date'], { title: 'Text about a planned article' }),
      closing: pageParts.closing,
    },
    { title: 'Article' },
  ),
});
