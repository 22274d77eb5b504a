import type { AnswerableFile } from './site-files.ts';

/** What was rendered for an address. */
export interface RenderedPage {
  status: number;
  file: AnswerableFile;
  /** Headers beside those of the file, names and values in turn. */
  headers: readonly string[];
  /** Whether every visitor may get the same page: a preview is for one reader. */
  isShared: boolean;
}
