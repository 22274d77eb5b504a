// A process of its own: renders one text after the other for `MarkdownRenderer`, until that one goes.
import { flushCompileCache } from 'node:module';
import { type RenderedMarkdown, type RenderingContext, renderMarkdown } from './markdown.ts';

/** Text to render. */
export interface RenderingOrder {
  markdown: string;
  context: RenderingContext;
}

/**
 * Messages of the process: one when it is ready, and then for each text the result, or the reason for its failure.
 */
export type RenderingMessage =
  | { kind: 'ready' }
  | { kind: 'rendered'; rendered: RenderedMarkdown }
  | { kind: 'failed'; reason: string };

function render({ markdown, context }: RenderingOrder): RenderingMessage {
  try {
    return { kind: 'rendered', rendered: renderMarkdown(markdown, context) };
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
