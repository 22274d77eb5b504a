import { describe, expect, it } from 'vitest';
import { openTopicsOnce } from '../topics/open-topics.ts';
import { redactIdentity } from './redact-identity.ts';

const topics = await openTopicsOnce()();
const hide = (question: string) => redactIdentity(question, (word) => topics.knows(word));

describe('withoutIdentity', () => {
  it.each([
    ['My name is John Smith, do you have SSO?', ['john', 'smith']],
    ['i am priya sharma and want sso', ['priya', 'sharma']],
    ['ich heiße Jürgen Groß. Gibt es SSO?', ['jürgen', 'groß']],
    ['mera naam rahul hai, SSO hai kya', ['rahul']],
    ['Peter Müller asks about SSO', ['peter', 'müller']],
    ['Priya, from the sales team, wants SSO', ['priya']],
    ['Is there SSO for Dr. Meyer?', ['meyer']],
    ['my boss Karl-Heinz Müller wants SSO', ['karl', 'heinz', 'müller']],
    ['my boss Max wants SSO', ['max']],
    ['Does Acme Corp have SSO?', ['acme']],
    ['SSO? Thanks, Anna', ['anna']],
    ['mail me at asha.rao@example.com about SSO', ['asha', 'example']],
    ['SSO please, asha at example dot com', ['asha', 'example']],
    ['call +49 170 1234567 about SSO', ['170', '1234567']],
    ['my card is 4111 1111 1111 1111, SSO?', ['4111']],
    ['SSO for order 1234567?', ['1234567']],
    ['SSO for https://intranet.example/x?y=1', ['intranet']],
    ['SSO for www.example.org?', ['example']],
    ['SSO for @priya99', ['priya']],
    ['SSO from 192.168.10.11?', ['192']],
  ])('hides who asked in %j', (question, hidden) => {
    const kept = hide(question);
    expect(kept).toContain('sso');
    expect(hidden.filter((part) => kept.includes(part))).toEqual([]);
  });

  it.each([
    'does it work with slack and salesforce?',
    'can hana call applicants?',
    'are you soc 2 and iso 27001 certified?',
    'is 10,000 credits a month enough for 15 people?',
    'im looking for a crm integration',
  ])('keeps %j for the editor', (question) => {
    expect(hide(question)).toBe(question);
  });

  it('keeps products and plans with a capital', () => {
    expect(hide('Does Growth work with Slack, Salesforce and Jira?')).toBe(
      'does growth work with slack, salesforce and jira?',
    );
  });

  it.each(['', '???', 'asha@example.com', 'https://example.com/', '+49 170 1234567'])(
    'keeps nothing of %j',
    (question) => {
      expect(hide(question)).toBe('');
    },
  );

  it('keeps at most 200 characters, in one spelling', () => {
    expect(hide(`sso ${'why '.repeat(200)}`).length).toBeLessThanOrEqual(200);
    expect(hide(' Is there \n SSO? ')).toBe(hide('is there sso?'));
  });
});
