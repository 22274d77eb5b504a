import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';

/** Weight of one load of a page, in bytes as sent, headers included. */
export interface PageWeight {
  total: number;
  byType: Record<string, number>;
  fontFiles: number;
  /** Fetched files, each with its bytes: shows which file is too much. */
  files: string[];
}

interface Sent {
  path: string;
  type: string;
  bytes: number;
}

/** Follows the requests of a page through the DevTools protocol; call before the navigation. */
export async function watchWeight(page: Page): Promise<() => PageWeight> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const sent = new Map<string, Sent>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return;
    sent.set(requestId, { path: new URL(response.url).pathname, type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = sent.get(requestId);
    if (entry) entry.bytes = encodedDataLength;
  });
  return () => {
    const all = [...sent.values()];
    const byType: Record<string, number> = {};
    for (const { type, bytes } of all) byType[type] = (byType[type] ?? 0) + bytes;
    return {
      total: all.reduce((sum, { bytes }) => sum + bytes, 0),
      byType,
      fontFiles: all.filter(({ type }) => type === 'Font').length,
      files: all.map(({ path, bytes }) => `${path} ${bytes}`),
    };
  };
}

const FACE = /@font-face\s*\{[^}]*\}/g;

/** Size of inline code of the page, as Brotli would send it by itself; a typeface is no style, but a font. */
export function inlineBytes(html: string, element: 'script' | 'style'): number {
  const all = [...html.matchAll(new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g'))]
    .filter(([, attributes]) => !/application\/(?:ld\+)?json/.test(attributes ?? ''))
    .map(([, , content = '']) => content.replace(FACE, ''))
    .join('');
  return all === '' ? 0 : brotliCompressSync(all).length;
}

/**
 * Size of the typefaces of the page itself: the letters of its headline, and what names and stands in for the others.
 */
export function inlineFontBytes(html: string): number {
  return brotliCompressSync((html.match(FACE) ?? []).join('')).length;
}

/**
 * The HTML up to the end of the first view: the first section of the page, or the whole page if it has no section.
 * Without the style of what follows, which may stand in it: the first paint does not wait for that (decision 005).
 */
export function firstViewBytes(html: string): number {
  const main = html.indexOf('<main');
  const end = html.indexOf('</section>', main);
  const view = html.slice(main, end < 0 ? undefined : end).replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '');
  return brotliCompressSync(html.slice(0, main) + view).length;
}
