import { DAY_MS } from 'contract/dates.ts';
import { useAction } from './actions.ts';
import type { LeadSet } from './change-leads.ts';
import { createStore } from './create-store.ts';
import { useSession } from './session.ts';

/** Part of a lead's address with which its page opens in the text of a reply. */
export const WRITE_REPLY = 'reply';

/** Ids of the leads in the list that a person saw last, in its order: the page of one of them leads to the next. */
export const leadOrder = createStore<readonly string[]>([]);

/** Returns the lead behind or before another one in the list that a person saw last. */
export function leadBeside(order: readonly string[], id: string, by: 1 | -1): string | undefined {
  const at = order.indexOf(id);
  return at < 0 ? undefined : order[at + by];
}

interface Options {
  group: string;
  change: (set: LeadSet, done: string) => void;
  /** A lead that is held is released or removed, and nothing else. */
  isHeld?: boolean;
}

/** Offers the keys of what is done with leads many times a day, the same wherever leads are. */
export function useLeadKeys({ group, change, isHeld = false }: Options): void {
  const { person } = useSession();
  const offer = (id: string, label: string, keys: string, done: string, set: () => LeadSet) => ({
    ...{ id: `lead-${id}`, label, keys, group },
    run: () => change(set(), done),
  });
  const day = () => new Date(Date.now() + DAY_MS).toISOString();
  useAction(offer('mine', 'Assign to me', 'a', 'assigned to you', () => ({ assignedTo: person.id })));
  useAction(
    offer('answered', 'Mark as answered', 'e', 'marked as answered', () => ({ state: 'answered' })),
    !isHeld,
  );
  useAction(
    offer('working', 'Mark as working', 'w', 'marked as working', () => ({ state: 'working' })),
    !isHeld,
  );
  useAction(
    offer('snooze', 'Snooze for a day', 's', 'snoozed for a day', () => ({ snoozedUntil: day() })),
    !isHeld,
  );
  useAction(offer('spam', 'Mark as spam', '!', 'marked as spam: gone in 30 days', () => ({ state: 'spam' })));
}
