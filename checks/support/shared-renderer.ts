import { MarkdownRenderer } from '../../server/modules/blog/import/markdown/markdown-renderer.ts';

/**
 * Renderer for all tests of a worker: to start the process behind it takes longer than most of them do. It ends with
 * the worker. What the limits of a renderer do is for its own tests.
 */
export const sharedRenderer = new MarkdownRenderer();
