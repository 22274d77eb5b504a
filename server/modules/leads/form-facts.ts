import { FORM_ENTRIES } from 'contract/leads/form-entries.ts';
import { readBaggage } from './baggage.ts';

/** What a form of the site tells of itself. */
export interface FormFacts {
  /** One of our own forms sent it, or somebody who says so. */
  isOwn: boolean;
  /** What stood in the trap field. */
  trap: string | undefined;
  openMs: number | undefined;
  proof: string | undefined;
}

const LONGEST_PROOF = 4_096;
const KEYS = new Map<string, number>([
  [FORM_ENTRIES.openMs, 15],
  [FORM_ENTRIES.trap, 1],
  [FORM_ENTRIES.proof, LONGEST_PROOF],
]);

/** @param postedTrap the trap field of a form without script, empty or not; it tells no time, for its page is a file */
export function readFormFacts(
  baggage: string | string[] | undefined,
  postedTrap: string | undefined,
): FormFacts {
  const entries = readBaggage(baggage, KEYS);
  const told = entries[FORM_ENTRIES.openMs] ?? '';
  const openMs = /^\d+$/.test(told) ? Number(told) : undefined;
  return {
    isOwn: openMs !== undefined || postedTrap !== undefined,
    trap: postedTrap || entries[FORM_ENTRIES.trap],
    openMs,
    proof: entries[FORM_ENTRIES.proof],
  };
}
