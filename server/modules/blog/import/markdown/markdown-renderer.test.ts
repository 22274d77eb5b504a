import { describe, expect, it, onTestFinished } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { MarkdownRenderer } from './markdown-renderer.ts';

/** More than a minute of work: the time grows with the square of the length. */
const QUADRATIC = '*a_ '.repeat(60_000);

function setUp(limits?: ConstructorParameters<typeof MarkdownRenderer>[0]) {
  const renderer = new MarkdownRenderer(limits);
  onTestFinished(() => renderer[Symbol.asyncDispose]());
  return renderer;
}

describe('MarkdownRenderer', () => {
  it('renders each text as renderMarkdown does', async () => {
    const renderer = setUp();
    for (const markdown of ['# One\n\n*two* [x](javascript:y)', '`three`']) {
      expect(await renderer.render(markdown)).toEqual(renderMarkdown(markdown));
    }
  });

  it('rejects a text that takes too long, and renders the next', async () => {
    const renderer = setUp({ mostMs: 1500 });
    await expect(renderer.render(QUADRATIC)).rejects.toThrow(
      'the text takes longer than 1.5 seconds to be turned into HTML',
    );
    expect(await renderer.render('a')).toMatchObject({ html: '<p>a</p>' });
  });

  it('rejects a text that needs too much memory, and renders the next', async () => {
    const renderer = setUp({ mostHeapMb: 48, mostMs: 600_000 });
    await expect(renderer.render('a *b* '.repeat(200_000))).rejects.toThrow('needs too much memory');
    expect(await renderer.render('a')).toMatchObject({ html: '<p>a</p>' });
  });

  it('leaves the event loop free while it renders', async () => {
    const renderer = setUp({ mostMs: 500 });
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 10);
    await expect(renderer.render(QUADRATIC)).rejects.toThrow('takes longer');
    clearInterval(counting);
    expect(turns).toBeGreaterThan(1);
  });
});
