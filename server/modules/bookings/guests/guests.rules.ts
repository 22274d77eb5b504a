import { MOST_GUESTS, MOST_INVITATIONS } from 'contract/bookings/demo-calendar-rules.ts';
import { isEmailAddress } from 'contract/email-address.ts';
import { namePerson } from '../../../shared/addresses/person.ts';

/** Facts of a guest that the rules depend on. */
export interface KnownGuest {
  person: string;
  isRemoved: boolean;
}

/** Someone to be invited. */
export interface NewGuest {
  email: string;
  /** Hash of the address. */
  person: string;
}

/** Guests to invite, or the problem of the addresses, in one sentence. */
export type Invited = { guests: NewGuest[] } | { problem: string };

/**
 * The new ones of the addresses that a visitor typed, with commas or spaces between them. Who is there already is left
 * out, in every spelling. An invitation counts for ever: taking a guest off the list makes room in it, but no visitor
 * sends one address after another an email.
 */
export function readGuests(
  typed: string,
  { visitor, known }: { visitor: string | null; known: readonly KnownGuest[] },
): Invited {
  const emails = typed.split(/[\s,;]+/).filter(Boolean);
  if (emails.length === 0) return { problem: 'Enter an email address.' };
  if (emails.length > MOST_GUESTS) return { problem: `Enter at most ${MOST_GUESTS} email addresses.` };
  if (!emails.every(isEmailAddress)) return { problem: 'Enter email addresses such as ada@example.com.' };
  const there = known.filter(({ isRemoved }) => !isRemoved).map(({ person }) => person);
  const seen = new Set([...there, visitor]);
  const guests = emails
    .map((email) => ({ email, person: namePerson(email) }))
    .filter(({ person }) => !seen.has(person) && seen.add(person));
  if (there.length + guests.length > MOST_GUESTS) {
    return { problem: `A demo has at most ${MOST_GUESTS} guests. Take one off the list first.` };
  }
  if (known.length + guests.length > MOST_INVITATIONS) {
    return { problem: 'No more guests can be invited here. Please contact us, and we’ll invite them.' };
  }
  return { guests };
}

/** Returns how many more can be invited. */
export function roomForGuests(known: readonly KnownGuest[]): number {
  const there = known.filter(({ isRemoved }) => !isRemoved).length;
  return Math.max(0, Math.min(MOST_GUESTS - there, MOST_INVITATIONS - known.length));
}
