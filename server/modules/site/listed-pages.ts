import { type AnswerableFile, isServed, type Site } from './site-files.ts';

/** A page of the build that search engines, or our own search alone, may list, at its canonical address. */
export interface ListedPage {
  path: string;
  /** Title without the product's name. */
  title: string;
  file: AnswerableFile;
}

const TITLE = /<title>([^<|]*)/;
const CANONICAL = /<link rel="canonical" href="([^"]*)"/;

/** Lists the pages in the order of the build. */
export function listedPages({ files }: Pick<Site, 'files'>): ListedPage[] {
  return [...files.values()].flatMap((file) => {
    const html = file.isPage && isServed(file) ? headOf(file) : '';
    const canonical = CANONICAL.exec(html)?.[1];
    if (canonical === undefined || URL.parse(canonical)?.pathname !== file.path) return [];
    return [{ path: file.path, title: (TITLE.exec(html)?.[1] ?? '').trim(), file }];
  });
}

/** A page that nothing may list has no canonical address. */
function headOf({ identity }: AnswerableFile): string {
  const end = identity.body.indexOf('</head>');
  return identity.body.toString('utf8', 0, Math.max(end, 0));
}
