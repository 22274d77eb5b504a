import type { ComparisonDrawing } from './drawing.ts';

/** The same four moments of a week, without the employee and with it (S2 section 3, 'Comparison props'). */
export interface Comparison {
  title: string;
  description: string;
  drawing: ComparisonDrawing;
  before: Four<string>;
  after: Four<string>;
}

type Four<T> = readonly [T, T, T, T];
