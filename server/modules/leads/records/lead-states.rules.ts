import type { StoredLeadState } from '../leads.tables.ts';

/** Whether a change of state is possible, and what has to be done for it. */
export type StateChange = 'plain' | 'release' | 'none' | 'impossible';

/**
 * What a change of a lead's state takes. What is held back is released, which sends its messages; from spam it goes back to
 * be looked at first.
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
