import type { DeskLeadState } from 'contract/desk/leads.ts';
import type { StoredLeadState } from '../leads.tables.ts';

const SHOWN: Record<StoredLeadState, DeskLeadState> = {
  new: 'new',
  working: 'working',
  handled: 'answered',
  won: 'won',
  lost: 'lost',
  spam: 'spam',
  quarantined: 'held',
};

const STORED = Object.fromEntries(Object.entries(SHOWN).map(([stored, shown]) => [shown, stored])) as Record<
  DeskLeadState,
  StoredLeadState
>;

/** Returns the desk's name of a state; the names of the commands are older. */
export function shownState(stored: StoredLeadState): DeskLeadState {
  return SHOWN[stored];
}

/** Returns the database's name of a state. */
export function storedState(shown: DeskLeadState): StoredLeadState {
  return STORED[shown];
}
