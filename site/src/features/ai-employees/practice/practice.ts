import type { By } from '../pictures/employee-picture.ts';
import type { StateRow } from '../pictures/StateRows.tsx';

/** A bar from one unit to another. With each choice down the list it moves on by as many units as its pace. */
export interface TrackBar {
  from: number;
  to: number;
  by: By;
  pace?: 1 | 3;
  /** Drawn as an outline: it tells of time that is lost. */
  isLate?: boolean;
}

/** Bars over a scale of so many units. */
export interface Tracks {
  kind: 'tracks';
  units: number;
  scale: readonly string[];
  rows: readonly { label: string; bars: readonly TrackBar[] }[];
}

/** For each choice the rows that it leads to. */
export interface Panels {
  kind: 'panels';
  panels: readonly (readonly StateRow[])[];
}

/** The map of the employee's own picture, on which the choice marks one point: by the names of its points. */
export interface Points {
  kind: 'points';
  names: readonly string[];
}

/**
 * Something of the employee's work for the visitor to try: one choice among a few, and what follows from each. It works
 * in HTML and CSS alone, so it costs no script and is there at once.
 */
export interface Practice {
  title: string;
  text: string;
  question: string;
  /** `isYours` where what follows is for a person to decide. */
  choices: readonly { label: string; outcome: string; isYours?: true }[];
  stage: Tracks | Panels | Points;
}
