import { hash } from 'node:crypto';
import { escapeHtml } from './escape-html.ts';

const STYLE =
  '.preview-of{margin:0;padding:.5rem 1rem;background:#fde68a;color:#1c1917;font:500 .875rem/1.4 system-ui,sans-serif;text-align:center}';
const LINK = /(<a\b[^>]*?\shref=")(\/[^"]*)"/g;
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

interface Preview {
  /** Address of the preview, which stands in front of those of its pages. */
  base: string;
  /** Name of the set. */
  name: string;
  until: string;
  /** Reports whether an address leads to a page that the preview shows, too. */
  isPage: (path: string) => boolean;
}

/** Returns a page that says what it is a preview of, and whose links lead on within the preview. */
export function markPreview(html: string, { base, name, until, isPage }: Preview): string {
  const words = `A preview of “${escapeHtml(name)}” until ${MOMENT.format(new Date(until))} UTC. Forms don’t send.`;
  const line = `<style>${STYLE}</style><aside aria-label="Preview"><p class="preview-of">${words}</p></aside>`;
  return html
    .replaceAll(LINK, (link, start: string, href: string) =>
      isPage(href) ? `${start}${base}${href}"` : link,
    )
    .replace(/<body\b[^>]*>/, (body) => body + line);
}

/** Returns the policy of such a page: it loads what the page needs, and sends nothing. */
export function previewPolicy(policy: string): string {
  const style = `'sha256-${hash('sha256', STYLE, 'base64')}'`;
  return policy
    .replace(/connect-src [^;]*/, "connect-src 'none'")
    .replace(/form-action [^;]*/, "form-action 'none'")
    .replace(/style-src/, `style-src ${style}`);
}

/** Returns the policy of such a page in a frame of the desk. */
export function framedPolicy(policy: string): string {
  return previewPolicy(policy).replace(/frame-ancestors [^;]*/, "frame-ancestors 'self'");
}
