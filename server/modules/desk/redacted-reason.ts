import { listAddresses } from '../../shared/addresses/find-address.ts';
import { InvalidRequest } from '../../shared/errors.ts';

/**
 * Rejects a reason that contains an email address: the audit keeps it unchanged for two years, and the person could ask
 * to be erased before.
 * @throws {InvalidRequest}
 */
export function requireRedactedReason(reason: string): void {
  if (listAddresses(reason).size === 0) return;
  const message = 'Leave the email address out: the audit keeps this reason for two years.';
  throw new InvalidRequest(message, [{ field: 'reason', message }]);
}
