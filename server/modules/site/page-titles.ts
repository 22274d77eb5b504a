import type { AnswerableFile, Site } from './site-files.ts';

const TITLE = /<title>([^<|]*)/;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&#39;': '’',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** Names of pages, as their `<title>` has them before the name of the site; the path for one that has none. */
export function pageTitles(site: Pick<Site, 'files'>): (page: string) => string {
  const read = new WeakMap<AnswerableFile, string>();
  return (page) => {
    const file = site.files.get(page);
    if (!file) return page;
    const known = read.get(file);
    if (known !== undefined) return known;
    const html = file.identity.body.toString('utf8', 0, LONGEST_HEAD);
    const title = TITLE.exec(html)?.[1]
      ?.trim()
      .replace(/&(?:amp|#39|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? '');
    const name = title || page;
    read.set(file, name);
    return name;
  };
}

/** The title stands near the beginning of a page. */
const LONGEST_HEAD = 4_096;
