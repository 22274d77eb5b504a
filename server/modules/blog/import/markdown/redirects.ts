import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Addresses that count or check who follows a link, and the parameters in which they carry where it leads. */
const REDIRECTS: readonly { host: RegExp; path: RegExp; parameters: readonly string[] }[] = [
  { host: /^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/, path: /^\/url$/, parameters: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, parameters: ['url'] },
  { host: /^(?:lm?|www|m)\.facebook\.com$/, path: /^\/l\.php$/, parameters: ['u'] },
  { host: /^l\.instagram\.com$/, path: /^\//, parameters: ['u'] },
  { host: /^(?:www\.)?linkedin\.com$/, path: /^\/(?:redir\/redirect|safety\/go)\/?$/, parameters: ['url'] },
  { host: /^(?:www\.)?youtube\.com$/, path: /^\/redirect$/, parameters: ['q'] },
  { host: /^slack-redir\.net$/, path: /^\/link$/, parameters: ['url'] },
];
/** One may lead to another, such as that of a mail program to that of a document. */
const MOST = 5;

/** Leads links straight to where they lead in the end. */
export function unwrapRedirects() {
  return (tree: Root) => {
    visit(tree, 'element', ({ properties }) => {
      for (const name of ['href', 'src']) {
        if (typeof properties[name] === 'string') properties[name] = unwrap(properties[name]);
      }
    });
  };
}

function unwrap(address: string): string {
  let leadsTo = address;
  for (let count = 0; count < MOST; count += 1) {
    const next = targetOf(leadsTo);
    if (next === undefined) break;
    leadsTo = next;
  }
  return leadsTo;
}

/** Returns the target of a redirect; `undefined` for any other address. */
function targetOf(address: string): string | undefined {
  if (!/^https?:/i.test(address)) return undefined;
  const url = URL.parse(address);
  const known = url && REDIRECTS.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname));
  const target = known?.parameters.map((name) => url?.searchParams.get(name)).find(Boolean);
  return target && /^(?:https?:\/\/|mailto:)/i.test(target) ? target : undefined;
}
