import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';

/** What one load of a page transferred, in bytes as sent, headers included. */
export interface PageWeight {
  total: number;
  byType: Record<string, number>;
  fontFiles: number;
}

interface Sent {
  type: string;
  bytes: number;
}

/** Follows the requests of a page through the DevTools protocol; call before the navigation. */
export async function watchWeight(page: Page): Promise<() => PageWeight> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const sent = new Map<string, Sent>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => sent.set(requestId, { type, bytes: 0 }));
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
    };
  };
}

/** Size of inline code of the page, as Brotli would send it by itself. */
export function inlineBytes(html: string, element: 'script' | 'style'): number {
  const all = [...html.matchAll(new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g'))]
    .filter(([, attributes]) => !attributes?.includes('application/ld+json'))
    .map(([, , content]) => content)
    .join('');
  return all === '' ? 0 : brotliCompressSync(all).length;
}

/** The HTML up to the end of the first view: the first section of the page, or all of it where there is none. */
export function firstViewBytes(html: string): number {
  const end = html.indexOf('</section>', html.indexOf('<main'));
  return brotliCompressSync(end < 0 ? html : html.slice(0, end)).length;
}

/** Scrolls to the end in steps, as a reader does, so that everything that waits for the viewport loads. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await nextFrame();
      await nextFrame();
    }
  });
  await page.waitForLoadState('networkidle');
}
