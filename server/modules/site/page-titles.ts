import type { Site } from './site-files.ts';

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
  const read = new Map<string, string>();
  return (page) => {
    const known = read.get(page);
    if (known !== undefined) return known;
    const html = site.files.get(page)?.identity.body.toString('utf8', 0, LONGEST_HEAD) ?? '';
    const title = TITLE.exec(html)?.[1]
      ?.trim()
      .replace(/&(?:amp|#39|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? '');
    const name = title || page;
    read.set(page, name);
    return name;
  };
}

/** The title stands near the beginning of a page. */
const LONGEST_HEAD = 4_096;
