import type { Invitation } from 'contract/desk/people.ts';

/** A link to hand over, and to whom. */
export interface Given {
  name: string;
  invitation: Invitation;
}
