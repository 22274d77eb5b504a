import { describe, expect, it } from 'vitest';
import { securityPolicy, securityText } from './security-text.ts';

describe('security.txt', () => {
  it.each([
    ['2026-11-22T12:00:00Z', '2027-10-01T00:00:00.000Z'],
    ['2026-01-31T23:59:59Z', '2026-12-01T00:00:00.000Z'],
  ])('expires in less than a year: built at %s, expires at %s', (builtAt, expires) => {
    const text = securityText('https://www.acme.example', new Date(builtAt));
    expect(text).toContain(`\nExpires: ${expires}\n`);
    expect(Date.parse(expires) - Date.parse(builtAt)).toBeLessThan(365 * 86_400_000);
  });

  it('names its own address, and that of the policy', () => {
    const text = securityText('https://www.acme.example', new Date(0));
    expect(text).toMatch(/^Contact: mailto:\S+@\S+\n/);
    expect(text).toContain('\nCanonical: https://www.acme.example/.well-known/security.txt\n');
    expect(text).toContain('\nPolicy: https://www.acme.example/.well-known/security-policy.txt\n');
  });
});

describe('securityPolicy', () => {
  it('returns the section for people who report a weakness', () => {
    const document = '# Security\n\n## Report a vulnerability\n\nTell us.\n\n## Supported versions\n\nAll.\n';
    expect(securityPolicy(document)).toBe('Report a vulnerability\n\nTell us.\n');
  });

  it('requires that section', () => {
    expect(() => securityPolicy('# Security\n')).toThrow('Report a vulnerability');
  });
});
