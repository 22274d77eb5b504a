import { weave } from './weave.ts';

/** The drawing of the mark: three threads of people and three of agents. */
export const mark = weave(3, 7, 2.6, 5);
