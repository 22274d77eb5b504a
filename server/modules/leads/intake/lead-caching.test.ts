import { LEAD_KINDS, LEAD_PATHS } from 'contract/api-paths.ts';
import { describe, expect, it } from 'vitest';
import { GOOD_BODIES, postForm, postLead } from '../../../../checks/support/lead-bodies.ts';
import { startTestServer } from '../../../../checks/support/test-server.ts';
import { StorageUnavailable } from '../../../shared/errors.ts';

const AS_PERSON = { accept: 'text/html' };
const KEY = { 'idempotency-key': 'a-key' };
const DEMO_FORM = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phone: '98765 43210',
  consent: 'on',
  date: '2026-03-11',
  time: '08:00 AM',
};
const CHATBOT_FORM = { ...GOOD_BODIES.chatbot, bubbleColor: 'pink-light', textColor: 'slate' };
const FORMS = { ...GOOD_BODIES, demo: DEMO_FORM, chatbot: CHATBOT_FORM };

/** The status, and the instructions to caches. */
const told = ({ status, headers }: Response) => [status, headers.get('cache-control')];

describe.each(LEAD_KINDS)('caching of answers to a %s request', (kind) => {
  it('sends no-store with 201 and 303', async () => {
    const { url } = await startTestServer();
    expect(told(await postLead(url, kind, undefined, KEY))).toEqual([201, 'no-store']);
    expect(told(await postLead(url, kind, undefined, KEY))).toEqual([201, 'no-store']);
    const other = { ...FORMS[kind], email: 'other@example.com' };
    expect(told(await postForm(url, kind, other, AS_PERSON))).toEqual([303, 'no-store']);
  });

  it('sends no-store with 400, 403, 405 and 415', async () => {
    const { url } = await startTestServer();
    const foreign = { origin: 'https://evil.example' };
    expect(told(await postLead(url, kind, {}))).toEqual([400, 'no-store']);
    expect(told(await postForm(url, kind, {}, AS_PERSON))).toEqual([400, 'no-store']);
    expect(told(await postForm(url, kind, FORMS[kind], foreign))).toEqual([403, 'no-store']);
    expect(told(await postLead(url, kind, undefined, { 'content-type': 'text/csv' }))).toEqual([
      415,
      'no-store',
    ]);
    expect(told(await fetch(url + LEAD_PATHS[kind]))).toEqual([405, 'no-store']);
  });

  it('sends no-store with 422 for a key that was used with another body', async () => {
    const { url } = await startTestServer();
    await postLead(url, kind, undefined, KEY);
    const another = { ...GOOD_BODIES[kind], email: 'another@example.com' };
    expect(told(await postLead(url, kind, another, KEY))).toEqual([422, 'no-store']);
  });

  it('sends no-store with 429', async () => {
    const { url } = await startTestServer({ config: { leadsPerMinute: 1 } });
    await postLead(url, kind);
    expect(told(await postLead(url, kind))).toEqual([429, 'no-store']);
  });

  it('sends no-store with 503', async () => {
    const leadStore = {
      insertLead: () => Promise.reject(new StorageUnavailable(new Error('disk full'))),
      findReplay: async () => undefined,
      drain: async () => {},
    };
    const { url } = await startTestServer({ leadStore });
    expect(told(await postLead(url, kind))).toEqual([503, 'no-store']);
  });
});
