import { brand } from '../brand.ts';

export const SECURITY_POLICY_PATH = '/.well-known/security-policy.txt';
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';
/** RFC 9116 wants less than a year. */
const MONTHS = 11;

/**
 * `security.txt` (RFC 9116): where to report a weakness.
 * @param builtAt the text expires `MONTHS` after the month of the build, which confirms that reports are still read
 */
export function securityText(origin: string, builtAt: Date): string {
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + MONTHS));
  return [
    `Contact: mailto:${brand.infoEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_TEXT_PATH}`,
    `Policy: ${origin}${SECURITY_POLICY_PATH}`,
    '',
  ].join('\n');
}

/** The part of `SECURITY.md` for people who report a weakness. @throws when it has no such part */
export function securityPolicy(document: string): string {
  const [, part] = /^## Report a vulnerability\n([\s\S]*?)^## /m.exec(document) ?? [];
  if (part === undefined) throw new Error('SECURITY.md has no section "Report a vulnerability"');
  return `Report a vulnerability\n${part.trimEnd()}\n`;
}
