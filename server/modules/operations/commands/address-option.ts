import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { isEmailAddress } from 'contract/email-address.ts';

/** `--email`, the address of the person that is meant. */
export function addressOption() {
  return new Option('--email <address>', 'one plain address, such as asha@example.com')
    .argParser(readAddress)
    .makeOptionMandatory();
}

/** @throws {InvalidArgumentError} */
function readAddress(email: string): string {
  if (isEmailAddress(email)) return email;
  throw new InvalidArgumentError('It is one plain address, such as asha@example.com.');
}
