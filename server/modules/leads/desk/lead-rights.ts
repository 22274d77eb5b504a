import type { DeskRight } from 'contract/desk/roles.ts';

/** Of these, each shows leads: all, or one's own and those that no one has. */
export const LEAD_RIGHTS: readonly DeskRight[] = ['leads.all', 'leads.own'];
