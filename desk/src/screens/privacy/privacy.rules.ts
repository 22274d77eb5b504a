import type { RetentionRules } from 'contract/desk/privacy.ts';
import type { DeskRight } from 'contract/desk/roles.ts';

export type PartId = 'find' | 'consents' | 'erased' | 'retention';

const LOOK_UP: readonly DeskRight[] = ['export', 'erase'];

/** The parts of the screen, and who sees them: any of the rights suffices. */
const PARTS: readonly { id: PartId; rights: readonly DeskRight[] }[] = [
  { id: 'find', rights: LOOK_UP },
  { id: 'consents', rights: ['leads.all'] },
  { id: 'erased', rights: LOOK_UP },
  { id: 'retention', rights: LOOK_UP },
];

/** The parts that a person with these rights sees, in their order. */
export function partsFor(rights: readonly DeskRight[]): PartId[] {
  return PARTS.filter((part) => part.rights.some((right) => rights.includes(right))).map(({ id }) => id);
}

/** Returns true if the typed text names the address: a press too early erases no data. */
export function isConfirmed(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase();
}

/** Returns true if a reason is as long as the server requires. */
export function isReason(typed: string): boolean {
  return typed.trim().length >= 3;
}

/** Requests that go once the rules are applied. */
export function goingBy(rules: RetentionRules['rules']): number {
  return rules.reduce((sum, { old, staying }) => sum + old - staying, 0);
}
