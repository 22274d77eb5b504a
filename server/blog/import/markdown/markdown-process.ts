// A process of its own: renders one text after the other for `MarkdownRenderer`, until that one goes.
import { flushCompileCache } from 'node:module';
import { type RenderedMarkdown, renderMarkdown } from './markdown.ts';
import type { ShownPictures } from './show-pictures.ts';

/** What it is asked. */
export interface RenderingOrder {
  markdown: string;
  pictures?: ShownPictures;
}

/** What it says: once that it can begin, and then of each text what it has become, or why it has not. */
export type RenderingMessage =
  | { kind: 'ready' }
  | { kind: 'rendered'; rendered: RenderedMarkdown }
  | { kind: 'failed'; reason: string };

function render({ markdown, pictures }: RenderingOrder): RenderingMessage {
  try {
    return { kind: 'rendered', rendered: renderMarkdown(markdown, pictures) };
  } catch (error) {
    // Each level of nesting is a call within a call, for which there is only so much room.
    if (error instanceof RangeError) return { kind: 'failed', reason: 'the text is nested too deeply' };
    return { kind: 'failed', reason: `the text cannot be turned into HTML (${(error as Error).message})` };
  }
}

function say(message: RenderingMessage): void {
  process.send?.(message);
}

process.on('message', (order: RenderingOrder) => say(render(order)));
say({ kind: 'ready' });
// It is ended, and never exits by itself, which is when a cache would be written.
flushCompileCache();
