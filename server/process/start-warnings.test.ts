import { describe, expect, it } from 'vitest';
import { readConfig } from '../settings/read-config.ts';
import { meetingWarnings, startWarnings } from './start-warnings.ts';

const SECRET = `whsec_${Buffer.from('a key of at least 24 bytes').toString('base64')}`;
const mailThrough = (SMTP_URL: string) => ({ SMTP_URL, MAIL_FROM: 'hello@example.com' });
const COMPANY = { COMPANY_NAME: 'Example GmbH', COMPANY_ADDRESS: '1 Example Street, Berlin' };
const PUBLIC = {
  PUBLIC_URL: 'https://a.example',
  TRUSTED_PROXIES: '10.0.0.1',
  DEMO_MEETING_URL: 'https://meet.example.com/demo',
  ...COMPANY,
};
const MODEL = { LLM_MODEL: 'm', LLM_API_KEY: 'k' };

describe('startWarnings', () => {
  it.each([
    ['a site for this machine', {}, []],
    ['a public site whose proxy is not named', { ...PUBLIC, TRUSTED_PROXIES: '' }, ['TRUSTED_PROXIES']],
    ['a public site that names its proxy, its company and where demos are held', PUBLIC, []],
    [
      'a public site of an unnamed company',
      { ...PUBLIC, COMPANY_NAME: '', COMPANY_ADDRESS: '' },
      ['COMPANY_NAME and COMPANY_ADDRESS'],
    ],
    [
      'a public site of a company without an address',
      { ...PUBLIC, COMPANY_ADDRESS: '' },
      ['COMPANY_ADDRESS'],
    ],
    ['a model far away over http', { ...MODEL, LLM_BASE_URL: 'http://models.example/v1' }, ['LLM_BASE_URL']],
    ['a model far away over https', { ...MODEL, LLM_BASE_URL: 'https://models.example/v1' }, []],
    ['a model on this machine', { ...MODEL, LLM_BASE_URL: 'http://[::1]:1234/v1' }, []],
    ['a model on this machine by name', { ...MODEL, LLM_BASE_URL: 'http://localhost:1234/v1' }, []],
    ...(['CRM_WEBHOOK_URL', 'SLACK_WEBHOOK_URL', 'TEAMS_WEBHOOK_URL'] as const).flatMap(
      (name): [string, Record<string, string>, string[]][] => {
        const secret = name === 'CRM_WEBHOOK_URL' ? { CRM_WEBHOOK_SECRET: SECRET } : {};
        return [
          [`${name} far away over http`, { ...secret, [name]: 'http://hooks.example/x' }, [name]],
          [`${name} far away over https`, { ...secret, [name]: 'https://hooks.example/x' }, []],
          [`${name} on this machine`, { ...secret, [name]: 'http://127.0.0.1:4000/x' }, []],
        ];
      },
    ),
    ['mail with a password over optional TLS', mailThrough('smtp://u:p@mail.example:587'), ['SMTP_URL']],
    ['mail with a user alone', mailThrough('smtp://u@mail.example'), ['SMTP_URL']],
    ['mail that is never encrypted', mailThrough('smtp://u:p@mail.example?ignoreTLS=true'), ['SMTP_URL']],
    ['mail that insists on TLS', mailThrough('smtp://u:p@mail.example?requireTLS=true'), []],
    ['mail over TLS', mailThrough('smtps://u:p@mail.example'), []],
    ['mail without a password', mailThrough('smtp://mail.example'), []],
    ['mail through this machine', mailThrough('smtp://u:p@[::1]:25'), []],
    ['metrics for the network', { METRICS_HOST: '0.0.0.0' }, ['METRICS_HOST']],
  ])('returns for %s the settings to check', (_case, environment, variables) => {
    const warnings = startWarnings(readConfig(environment));
    expect(warnings.map((line) => line.split(':')[0])).toEqual(variables);
    expect(warnings.join()).not.toMatch(/hooks\.example|mail\.example|u:p/);
  });
});

describe('meetingWarnings', () => {
  const host = (name: string, meetingUrl: string | null, isActive = true) => ({ name, meetingUrl, isActive });
  const OWN = 'https://meet.example.com/anna';

  it.each<[string, Record<string, string>, ReturnType<typeof host>[], string | undefined]>([
    ['a site for this machine', { PUBLIC_URL: '' }, [], undefined],
    ['one place for all', {}, [host('Ben', null)], undefined],
    ['no place', { DEMO_MEETING_URL: '' }, [], 'so that invitations have no link'],
    ['a place of each host', { DEMO_MEETING_URL: '' }, [host('Anna', OWN)], undefined],
    [
      'a host without a place',
      { DEMO_MEETING_URL: '' },
      [host('Anna', OWN), host('Ben', null)],
      'so that invitations of Ben have no link',
    ],
    [
      'an inactive host without a place',
      { DEMO_MEETING_URL: '' },
      [host('Anna', OWN), host('Ben', null, false)],
      undefined,
    ],
    ['only inactive hosts', { DEMO_MEETING_URL: '' }, [host('Anna', OWN, false)], 'so that invitations have'],
  ])('says of %s what is missing', (_what, settings, hosts, expected) => {
    const warnings = meetingWarnings(readConfig({ ...PUBLIC, ...settings }), hosts);
    expect(warnings).toEqual(expected ? [expect.stringContaining(expected)] : []);
  });
});
