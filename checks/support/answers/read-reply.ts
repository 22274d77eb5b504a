import type { Reply } from './judge.ts';

const LINK = /\[((?:\\.|[^\]\\])*)\]\(([^)\s]+)\)/g;
/** A question that an answer offers in place of the one that was asked. */
const OFFERED = /^- .*$/gm;
const ASKS_BACK = /\bDid you mean:/;

/** A message of the chat, Markdown with links relative to the site, as its reader sees it. */
export function readReply(markdown: string): Reply {
  const asksBack = ASKS_BACK.test(markdown);
  const addresses = [...markdown.matchAll(LINK)].map(([, , address = '']) => address);
  const said = asksBack ? markdown.replace(OFFERED, '') : markdown;
  const text = said
    .replace(LINK, '$1')
    .replace(/\\([^\w\s])/g, '$1')
    .trim();
  return { text, addresses, asksBack };
}
