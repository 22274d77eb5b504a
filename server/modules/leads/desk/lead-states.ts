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

/** As the desk calls a state; the commands' words are older. */
export function shownState(stored: StoredLeadState): DeskLeadState {
  return SHOWN[stored];
}

/** As the database keeps a state. */
export function storedState(shown: DeskLeadState): StoredLeadState {
  return STORED[shown];
}
