// A process of its own: renders one text after the other for `MarkdownRenderer`, until that one goes.
import { flushCompileCache } from 'node:module';
import type { EditorNode } from 'contract/blog/editor-document.ts';
import { openBlocks, writeBlocks } from '../editor/editor-document.ts';
import { type RenderedMarkdown, type RenderingContext, renderMarkdown } from './markdown.ts';

/** Text to render. */
export type RenderingOrder =
  | { markdown: string; context: RenderingContext }
  /** Markdown to become blocks of the editor. */
  | { open: string }
  /** Blocks of the editor to become Markdown, and the text that they were. */
  | { write: readonly unknown[]; before: string };

/**
 * Messages of the process: one when it is ready, and then for each text the result, or the reason for its failure.
 */
export type RenderingMessage =
  | { kind: 'ready' }
  | { kind: 'rendered'; rendered: RenderedMarkdown }
  | { kind: 'opened'; blocks: EditorNode[] }
  | { kind: 'written'; markdown: string }
  | { kind: 'failed'; reason: string };

function carryOut(order: RenderingOrder): RenderingMessage {
  try {
    if ('open' in order) return { kind: 'opened', blocks: openBlocks(order.open) };
    if ('write' in order) return { kind: 'written', markdown: writeBlocks(order.write, order.before) };
    const { markdown, context } = order;
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

process.on('message', (order: RenderingOrder) => say(carryOut(order)));
say({ kind: 'ready' });
// It is ended, and never exits by itself, which is when a cache would be written.
flushCompileCache();
