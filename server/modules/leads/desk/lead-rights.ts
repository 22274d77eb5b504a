import type { DeskRight } from 'contract/desk/roles.ts';

/** Rights that show leads: all, or one's own and unassigned ones. */
export const LEAD_RIGHTS: readonly DeskRight[] = ['leads.all', 'leads.own'];
