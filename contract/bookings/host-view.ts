import Type, { type Static } from 'typebox';
import { strictObject } from '../strict-object.ts';
import type { BookedTime } from './demo-calendar.ts';

/** A demo as its host sees it, who was asked to confirm it: `/demo/{token}/host`. */
export interface HostView extends BookedTime {
  /** `open`: the host has still to answer. */
  state: 'open' | 'confirmed' | 'declined';
  /** Path of the page itself, to which its forms post. */
  path: string;
}

/** Body of POST `/demo/{token}/host`. */
export const HostAnswer = strictObject({ answer: Type.Enum(['yes', 'no']) });

export type HostAnswer = Static<typeof HostAnswer>;
