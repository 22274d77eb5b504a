import type { AnswerableFile } from './site-files.ts';

/** Rendering of an address. */
export interface RenderedPage {
  status: number;
  file: AnswerableFile;
  /** Headers beside those of the file, names and values in turn. */
  headers: readonly string[];
  /** Every visitor may get the same page: a preview is for one reader. */
  isShared: boolean;
}
