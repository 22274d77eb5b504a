/** Name of the note in the storage of the tab: only a visitor who ticks the box has one (decision 008). */
export const ROI_FOR_DEMO = 'roi-for-demo';

/** A result of the ROI calculator, as a visitor brings it to a demo. */
export interface RoiForDemo {
  /** The entries, as a query string by the names of the calculator's fields. */
  figures: string;
  /** The summary that the visitor reads before sending it. */
  words: string;
}

export const NO_ROI_FOR_DEMO: RoiForDemo = { figures: '', words: '' };
