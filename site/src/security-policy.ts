import { createHash } from 'node:crypto';

const HASH_SOURCE = /^'sha256-([^']+)'$/;
const INLINE_ELEMENT = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g;

/**
 * The policy without the hashes of what the page does not hold. Astro lists every inline style and script of the
 * whole site on each page: 3.4 KB of headers in front of the first view.
 * @param policy a Content-Security-Policy
 * @param html the whole page that it belongs to
 */
export function tightenPolicy(policy: string, html: string): string {
  const present = new Set<string>();
  for (const [, , text = ''] of html.matchAll(INLINE_ELEMENT)) {
    present.add(hashOf(text));
  }
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '')
    .map((directive) =>
      directive
        .split(/\s+/)
        .filter((source) => isNeeded(source, present))
        .join(' '),
    )
    .join('; ');
}

/**
 * The policy with the hashes of more inline styles.
 * @param styles their texts
 */
export function allowStyles(policy: string, styles: readonly string[]): string {
  const sources = styles.map((text) => ` 'sha256-${hashOf(text)}'`).join('');
  return policy.replace(/\bstyle-src\b[^;]*/, (directive) => directive.trimEnd() + sources);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function isNeeded(source: string, present: ReadonlySet<string>): boolean {
  const hash = HASH_SOURCE.exec(source)?.[1];
  return hash === undefined || present.has(hash);
}
