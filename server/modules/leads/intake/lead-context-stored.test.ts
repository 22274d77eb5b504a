import { LEAD_KINDS } from 'contract/api-paths.ts';
import { CONSENT_ID, consentText } from 'contract/leads/consent.ts';
import { describe, expect, it } from 'vitest';
import { GOOD_BODIES, postForm, postLead } from '../../../../checks/support/lead-bodies.ts';
import { PRODUCT_NAME } from '../../../../checks/support/site-folder.ts';
import { NOW, startTestServer, type TestServer } from '../../../../checks/support/test-server.ts';

const CONSENT = { id: CONSENT_ID, text: consentText(PRODUCT_NAME), sha256: expect.any(String) };

async function findContexts({ database }: TestServer): Promise<unknown[]> {
  const leads = await database.selectFrom('leads').select('context').orderBy('id').execute();
  return leads.map(({ context }) => context && JSON.parse(context));
}

describe.each(LEAD_KINDS)('the context of a %s request', (kind) => {
  it('stores time zone, language and last touch next to the body', async () => {
    const server = await startTestServer();
    const baggage = 'time_zone=Asia%2FKolkata,language=hi-IN,last_utm_source=news';
    await postLead(server.url, kind, GOOD_BODIES[kind], { baggage });
    expect(await findContexts(server)).toEqual([
      { timeZone: 'Asia/Kolkata', language: 'hi-IN', lastTouch: { utm_source: 'news' } },
    ]);
  });

  it('stores null for a client that sends only the fields of the call', async () => {
    const server = await startTestServer();
    await postLead(server.url, kind, GOOD_BODIES[kind], { 'accept-language': 'en-US' });
    expect(await findContexts(server)).toEqual([null]);
  });

  it('stores the language of a form without script', async () => {
    const server = await startTestServer();
    const form = { ...GOOD_BODIES[kind], subject: '' };
    await postForm(server.url, kind, form, { 'accept-language': 'ta-IN,ta;q=0.9' });
    expect(await findContexts(server)).toEqual([{ language: 'ta-IN' }]);
  });
});

describe('the consent of a demo', () => {
  it('stores the text that the visitor saw, and the time of consent', async () => {
    const server = await startTestServer();
    const baggage = `consent_text=${encodeURIComponent(CONSENT.text)},consent_age_ms=60000`;
    await postLead(server.url, 'demo', GOOD_BODIES.demo, { baggage });
    const at = new Date(NOW.getTime() - 60_000).toISOString();
    expect(await findContexts(server)).toEqual([{ consent: { ...CONSENT, at } }]);
  });

  it('stores the consent of a form without script', async () => {
    const server = await startTestServer();
    const { startDateTime: _start, endDateTime: _end, timezone: _zone, ...person } = GOOD_BODIES.demo;
    const form = { ...person, phone: '98765 43210', consent: 'yes', date: '2026-03-11', time: '08:00 AM' };
    await postForm(server.url, 'demo', { ...form, subject: '' });
    expect(await findContexts(server)).toEqual([
      expect.objectContaining({ consent: { ...CONSENT, at: NOW.toISOString() } }),
    ]);
  });
});
