import { hash } from 'node:crypto';

/** Host at which dots in a mailbox's name make no difference; the next line has both names of Gmail. */
const GMAIL = 'gmail.com';
const WITHOUT_DOTS: ReadonlySet<string> = new Set([GMAIL, 'googlemail.com']);

/**
 * Returns one spelling for all addresses that are known to reach the same mailbox: lower case, without `+tag`, and at
 * Gmail without dots. It is for comparing: nothing is sent to it.
 */
export function comparableAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, host] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
  const plus = name.indexOf('+');
  const mailbox = plus > 0 ? name.slice(0, plus) : name;
  return WITHOUT_DOTS.has(host) ? `${mailbox.replaceAll('.', '')}@${GMAIL}` : `${mailbox}@${host}`;
}

/** Names the person behind an address, without the address: a hash of 132 bits. */
export function namePerson(email: string): string {
  return hash('sha256', comparableAddress(email), 'base64url').slice(0, 22);
}
