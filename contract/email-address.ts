/** Longest address that SMTP can carry (RFC 5321, 4.5.3.1: a path of 256 with its angle brackets). */
export const EMAIL_MAX_LENGTH = 254;

const LOCAL_PART_MAX_LENGTH = 64;
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const TOP_LEVEL_LABEL = '(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})';
const PLAIN_ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${TOP_LEVEL_LABEL}$`);

/**
 * Reports whether the text is one plain mailbox, such as `mira@example.com` (S1 section 5).
 * No display name, comment, quoted local part, address literal or list: whatever a mail program could
 * read as a second recipient is refused.
 */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= EMAIL_MAX_LENGTH && text.indexOf('@') <= LOCAL_PART_MAX_LENGTH && PLAIN_ADDRESS.test(text)
  );
}
