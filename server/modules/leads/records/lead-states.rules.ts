import type { StoredLeadState } from '../leads.tables.ts';

/** Kind of a change of state, or that it is impossible. */
export type StateChange = 'plain' | 'release' | 'none' | 'impossible';

/**
 * Returns the kind of a change of a lead's state. A lead that is held back is released, which sends its messages; from
 * spam it first goes back to review.
 * @param hasHeldMessages whether messages of it wait for its release
 */
export function stateChange(
  from: StoredLeadState,
  to: StoredLeadState,
  hasHeldMessages: boolean,
): StateChange {
  if (from === to) return 'none';
  if (from === 'quarantined') return to === 'new' ? 'release' : to === 'spam' ? 'plain' : 'impossible';
  if (from === 'spam' && hasHeldMessages) return to === 'quarantined' ? 'plain' : 'impossible';
  return to === 'quarantined' ? 'impossible' : 'plain';
}
