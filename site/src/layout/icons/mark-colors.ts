import { COLORS, paint } from '../../brand-look.ts';

/** Threads of the mark where it does not follow a scheme: this indigo works on light and dark, between the token's two. */
export const MARK_COLORS = { human: COLORS.human[0], agent: paint('#6a5ff0') };
