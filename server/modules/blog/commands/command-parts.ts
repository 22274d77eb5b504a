import type { DatabaseContext } from '../../../cli/command-context.ts';
import type { MarkdownRenderer } from '../import/markdown/markdown-renderer.ts';

/** Parts that the commands of the blog need beside the context of every command. */
export interface BlogParts {
  /** Ended by the caller. */
  renderer: MarkdownRenderer;
  /** Called by commands that run until they are stopped; the signal stops them. */
  listenForStop: () => AbortSignal;
}

export type OpenParts = BlogParts & DatabaseContext;
