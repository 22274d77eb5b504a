import { isEmailAddress } from 'contract/email-address.ts';
import { Misuse } from '../../cli/command-line.ts';

export const ADDRESS_OPTIONS = { email: { type: 'string' } } as const;

/** @throws {Misuse} */
export function readAddress(email: string | undefined): string {
  if (email !== undefined && isEmailAddress(email)) return email;
  throw new Misuse('--email is one plain address, such as asha@example.com');
}
