import { CANONICAL_PATHS, htmlBytesOf } from '../site-pages.ts';

/**
 * The pages whose time is measured. Pages below one address (`/case-studies/...`) are one template with one frame: the
 * heaviest of them stands for all, and the sweep weighs each (decision 023). A second address of a page is the same
 * HTML.
 */
export function timedPages(paths: readonly string[]): string[] {
  const heaviest = new Map<string, string>();
  for (const path of paths.filter((each) => !(each in CANONICAL_PATHS))) {
    const kind = kindOf(path);
    const known = heaviest.get(kind);
    if (known === undefined || htmlBytesOf(path) > htmlBytesOf(known)) heaviest.set(kind, path);
  }
  return [...heaviest.values()];
}

function kindOf(path: string): string {
  const [area = '', child] = path.slice(1).split('/');
  return child === undefined ? path : `/${area}/*`;
}
