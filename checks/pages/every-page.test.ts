import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from './open-page.ts';

const UNLISTED = ['/thankyou', '/search?q=demo', '/nothing-there', '/api-reference/client-id'];
const FACE = /@font-face\s*\{[^}]*?font-family:\s*"?([\w-]+)/g;
const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

interface Page {
  path: string;
  html: string;
}

/** Every page that search engines are shown, and some that they are not. */
async function readPages(): Promise<Page[]> {
  const sitemap = await (await ask('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  const paths = [...listed, ...UNLISTED];
  return Promise.all(paths.map(async (path) => ({ path, html: await (await ask(path)).text() })));
}

describe('every page', () => {
  let pages: Page[];
  beforeAll(async () => {
    pages = await readPages();
    expect(pages.length).toBeGreaterThan(60);
  });

  /** Lists the paths of pages for which the condition holds. */
  const pathsWhere = (isWrong: (html: string) => boolean) =>
    pages.filter(({ html }) => isWrong(html)).map(({ path }) => path);

  it('ends with its document', () => {
    expect(pathsWhere((html) => !/<\/html>\s*$/.test(html))).toEqual([]);
  });

  // Style sheets hid it once, which browsers of text don't read.
  it('says of no contact form that it was sent before it is', () => {
    const withForm = pages.filter(({ html }) => html.includes('action="/authms/contact-request"'));
    expect(withForm.length).toBeGreaterThan(1);
    const shownOf = (html: string) => html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '');
    expect(withForm.filter(({ html }) => shownOf(html).includes('sent successfully'))).toEqual([]);
  });

  it('has no style in an attribute, which its policy refuses', () => {
    expect(pathsWhere((html) => /<[a-z][^>]* style="/.test(html))).toEqual([]);
  });

  it('names no face that it does not load', () => {
    const facesOf = (html: string) => new Set([...html.matchAll(FACE)].map(([, name = '']) => name));
    const all = new Set(pages.flatMap(({ html }) => [...facesOf(html)]));
    expect(all).toContain('geist-mono');
    const namesOthers = (html: string) => {
      const styles = [...html.matchAll(STYLE)].map(([, text]) => text).join('');
      const named = [...all].filter((name) => new RegExp(`[:,]\\s*"?${name}\\b`).test(styles));
      return named.some((name) => !facesOf(html).has(name));
    };
    expect(pathsWhere(namesOthers)).toEqual([]);
  });

  it('offers fields of phones to autofill by a name that they may have, and writes addresses of data without blanks', () => {
    expect(pathsWhere((html) => /tel-national|href="data:[^"]* /.test(html))).toEqual([]);
  });
});
