import type { Mailbox } from '../../../shared/addresses/mailbox.ts';

/** Crockford's digits: a server that changes capitals changes nothing. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const TOKEN_LENGTH = 26;
const TOKEN = new RegExp(`\\+([${DIGITS}]{${TOKEN_LENGTH}})@`, 'gi');
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/**
 * Returns the address for replies to one mail, such as `answers+TOKEN@example.com`. The token is the id of the delivery:
 * 74 of its bits are random, so that only its reader knows it.
 */
export function replyAddressOf({ address }: Pick<Mailbox, 'address'>, deliveryId: string): string {
  const [local, domain] = address.split('@');
  return `${local}+${toToken(deliveryId)}@${domain}`;
}

/**
 * Finds the ids of our deliveries that a mail answers, the surest first: by the addresses that it was sent to, and by the
 * Message-IDs that it answers.
 */
export function findDeliveryIds({
  recipients,
  references,
}: {
  recipients: string;
  references: string;
}): string[] {
  const tokens = [...recipients.matchAll(TOKEN)].flatMap(([, token = '']) => fromToken(token) ?? []);
  const ids = (references.match(UUID) ?? []).map((id) => id.toLowerCase());
  // The mail that is answered is named last.
  return [...new Set([...tokens, ...ids.reverse()])];
}

function toToken(id: string): string {
  let rest = BigInt(`0x${id.replaceAll('-', '')}`);
  let token = '';
  for (let place = 0; place < TOKEN_LENGTH; place += 1) {
    token = DIGITS[Number(rest & 31n)] + token;
    rest >>= 5n;
  }
  return token;
}

function fromToken(token: string): string | undefined {
  let value = 0n;
  for (const digit of token.toLowerCase()) value = value * 32n + BigInt(DIGITS.indexOf(digit));
  const hex = value.toString(16).padStart(32, '0');
  if (hex.length > 32) return undefined;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
