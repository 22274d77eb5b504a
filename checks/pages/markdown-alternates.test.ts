import { alternatePath } from 'contract/site/addresses.ts';
import { describe, expect, it } from 'vitest';
import { ARTICLE_PATH, CANONICAL_PATHS, listedPaths } from '../site-pages.ts';
import { ask, hrefOf, openPage, textOf, textsOf } from './open-page.ts';

/**
 * Elements that are no text of the page: ways around it, controls, drawings, and sentences that wait for something to
 * happen.
 */
const NO_TEXT = [
  'script, style, svg, template, noscript, nav, search, dialog, button, input, textarea, output',
  'fieldset:not(:has(input, select, textarea))',
  // The calendar with what is free at this moment, which agents ask the server for.
  '[data-first]',
  '[aria-hidden=true], [hidden]:not([role=tabpanel]), [popover]',
  'option[value=""], [role=tablist], [role=status], [role=alert], [role=dialog], [role=search], [role=img]',
].join(', ');
/**
 * Recognizes pages of the reference, whose alternates are made from the data of the page, with words of their own for
 * the columns of its tables.
 */
const isReference = (path: string) => path.startsWith('/api-reference/');

/** Letters and digits alone: an alternate sets its own blanks and marks. */
function bare(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

async function readAlternate(path: string): Promise<string> {
  const response = await ask(alternatePath(path));
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/markdown; charset=utf-8',
  ]);
  return (await response.text()).replaceAll(/\]\([^)]*\)/g, ']');
}

/** A fold that only a script has something for is a widget, and no question. */
function isWidget(fold: Element): boolean {
  return bare(fold.textContent) === bare(fold.querySelector('summary')?.textContent ?? '');
}

/** The page as it is read from its first word to its last. */
async function readText(path: string): Promise<HTMLElement> {
  const { main } = await openPage(path);
  const text = main.cloneNode(true) as HTMLElement;
  // Which sets hold fields is asked before those are gone.
  for (const silent of [...text.querySelectorAll(NO_TEXT)]) silent.remove();
  for (const fold of text.querySelectorAll('details')) if (isWidget(fold)) fold.remove();
  return text;
}

function* textNodesOf(node: Node): Generator<string> {
  if (node.nodeType === node.TEXT_NODE) yield node.textContent ?? '';
  for (const child of node.childNodes) yield* textNodesOf(child);
}

function partsOf(element: Element): string[] {
  return [...textNodesOf(element)].map(bare).filter((part) => part !== '');
}

describe.each(listedPaths)('the Markdown of %s', (path) => {
  it('matches the alternate link of the page', async () => {
    const { document } = await openPage(path);
    const canonical = CANONICAL_PATHS[path] ?? path;
    expect(hrefOf(document.querySelector('link[rel=alternate][type="text/markdown"]'))).toBe(
      alternatePath(canonical),
    );
  });

  it('includes every heading', async () => {
    const alternate = await readAlternate(path);
    const text = await readText(path);
    const lines = new Set(alternate.split('\n').map((line) => bare(line.replace(/^ *#+ (\d+\. )?/, ''))));
    const headings = textsOf(text.querySelectorAll('h1, h2, h3, h4, h5, h6'));
    expect(headings.length).toBeGreaterThan(0);
    expect(headings.filter((heading) => !lines.has(bare(heading)))).toEqual([]);
  });

  it('includes every number', async () => {
    const alternate = bare(await readAlternate(path));
    const numbers = [...textNodesOf(await readText(path))].flatMap((part) => part.match(/\d[\d,.]*/g) ?? []);
    expect([...new Set(numbers)].filter((number) => !alternate.includes(bare(number)))).toEqual([]);
  });

  it('leaves out navigation', async () => {
    const alternate = await readAlternate(path);
    const { document } = await openPage(path);
    for (const link of document.querySelectorAll('footer a')) {
      if (!document.querySelector('main')?.textContent?.includes(textOf(link)))
        expect(alternate).not.toContain(`[${textOf(link)}]`);
    }
  });
});

// Folds of the reference are its menu and its objects, whose fields its tables name.
describe.each(listedPaths.filter((path) => !isReference(path)))('the text in the Markdown of %s', (path) => {
  it('includes every question with its answer behind it', async () => {
    const alternate = bare(await readAlternate(path));
    const text = await readText(path);
    for (const [question = '', ...answer] of Array.from(text.querySelectorAll('details'), partsOf)) {
      expect(alternate).toContain(question);
      for (const part of answer) expect(alternate.slice(alternate.indexOf(question))).toContain(part);
    }
  });

  it('includes every word, in the order of the page', async () => {
    const alternate = bare(await readAlternate(path));
    let read = 0;
    for (const part of textNodesOf(await readText(path))) {
      const at = alternate.indexOf(bare(part), read);
      expect(at, part).toBeGreaterThanOrEqual(0);
      read = at + bare(part).length;
    }
  });
});

describe('content negotiation for Markdown', () => {
  it.each([
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
    ['*/*', 'text/html'],
    ['text/markdown', 'text/markdown'],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', 'text/markdown'],
    ['text/markdown;q=0.5, text/html', 'text/html'],
    ['text/html, text/markdown', 'text/html'],
    ['text/*;q=0.9, text/html;q=0.5', 'text/markdown'],
    ['text/markdown;q=0, */*', 'text/html'],
    ['image/png', 'text/html'],
    [',;q=,=', 'text/html'],
  ])('answers the Accept header %s with %s', async (accept, type) => {
    for (const path of ['/', '/pricing', '/blog', ARTICLE_PATH]) {
      const { status, headers } = await ask(path, { headers: { accept } });
      expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
      expect(headers.get('vary')).toBe('accept, accept-encoding');
      expect(headers.get('content-location')).toBe(type === 'text/html' ? null : alternatePath(path));
    }
  });

  it.each(['/pricing', ARTICLE_PATH])('names %s as the canonical address', async (path) => {
    const { headers } = await ask(alternatePath(path));
    expect(headers.get('link')).toMatch(new RegExp(`^<https://[^/]+${path}>; rel="canonical"$`));
  });

  it('answers 404 where there is no page', async () => {
    for (const path of ['/404.md', '/nowhere.md', '/blog/none/none.md', '/_astro.md', '/robots.txt.md']) {
      expect((await ask(path)).status).toBe(404);
    }
  });
});
