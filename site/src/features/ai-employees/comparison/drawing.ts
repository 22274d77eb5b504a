/** Kinds of comparison drawings, by the kind of work. */
export type ComparisonDrawing =
  | 'calendars'
  | 'gantt bars'
  | 'test curves'
  | 'funnels'
  | 'desks'
  | 'footnote trails'
  | 'page counts';

/** Every drawing is this wide and this high, so that both sides of all pages align. */
export const WIDTH = 320;
export const HEIGHT = 132;

/** One half of a comparison: the same scene, without the employee or with it. */
export interface Half {
  isWith: boolean;
}
