import { CONSENT_ID, type ConsentView, consentText } from 'contract/leads/consent.ts';
import { consentPath } from 'contract/site/addresses.ts';
import { describe, expect, it } from 'vitest';
import { AS_FORM, startBookingServer, tokenOf } from '../../../../checks/support/demo-bookings.ts';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { postLead } from '../../../../checks/support/lead-bodies.ts';
import { PRODUCT_NAME } from '../../../../checks/support/site-folder.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { startWebhookReceiver } from '../../../../checks/support/webhook-receiver.ts';

const WORDS = consentText(PRODUCT_NAME);
const CONSENTING = { baggage: `consent_text=${encodeURIComponent(WORDS)},consent_age_ms=0` };
const GIVEN = { id: CONSENT_ID, text: WORDS, sha256: expect.any(String), at: NOW.toISOString() };
const MINUTE_MS = 60_000;
const LATER = new Date(NOW.getTime() + MINUTE_MS).toISOString();
const SECRET = `whsec_${Buffer.from('a key of at least 24 bytes').toString('base64')}`;

async function setUp(engine: Engine, config: object = {}) {
  const server = await startBookingServer(engine, config);
  const { database, url } = server;
  const open = (token: string) => fetch(url + consentPath(token));
  const readView = async (token: string): Promise<ConsentView> =>
    JSON.parse(/<p>(.*)<\/p>/.exec(await (await open(token)).text())?.[1] ?? '');
  const stop = (token: string, body = '') =>
    fetch(url + consentPath(token), { method: 'POST', headers: AS_FORM, body, redirect: 'manual' });
  const findConsent = async (id: string) => {
    const query = database.selectFrom('leads').select('context').where('id', '=', id);
    return JSON.parse((await query.executeTakeFirstOrThrow()).context ?? '{}').consent;
  };
  return { ...server, open, readView, stop, findConsent };
}

describe.each(engines)('the consent that came with a request on $name', (engine) => {
  it('is withdrawn by a form without script, with its moment, and stays so', async () => {
    const { book, pass, readView, open, stop, findConsent } = await setUp(engine);
    const booked = await book(0, {}, CONSENTING);
    const token = tokenOf(booked);
    const path = consentPath(token);
    expect(await readView(token)).toMatchObject({ path, withdrawnAt: null, managePath: `/demo/${token}` });
    expect(await findConsent(booked.id)).toEqual(GIVEN);

    pass(MINUTE_MS);
    const answer = await stop(token);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
    expect(await findConsent(booked.id)).toEqual({ ...GIVEN, withdrawnAt: LATER });
    pass(MINUTE_MS);
    expect((await stop(token, 'List-Unsubscribe=One-Click')).status).toBe(303);
    expect(await findConsent(booked.id)).toEqual({ ...GIVEN, withdrawnAt: LATER });
    expect(await readView(token)).toMatchObject({ withdrawnAt: LATER });
    expect(Object.fromEntries((await open(token)).headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  it('is offered on the page of the demo as long as it stands', async () => {
    const { url, book, stop } = await setUp(engine);
    const token = tokenOf(await book(0, {}, CONSENTING));
    const showDemo = async () => (await fetch(`${url}/demo/${token}`)).text();
    expect(await showDemo()).toContain(`"consentPath":"${consentPath(token)}"`);
    await stop(token);
    expect(await showDemo()).not.toContain('consentPath');
    expect(await showDemo()).toContain('"state":"booked"');
  });

  it('is withdrawn after the demo was canceled, and by a link of a request without a demo', async () => {
    const { url, book, post, links, readView, stop, findConsent } = await setUp(engine);
    const canceled = await book(0, {}, CONSENTING);
    const token = tokenOf(canceled);
    expect((await post(token, { action: 'cancel' })).status).toBe(200);
    expect(await readView(token)).toMatchObject({ withdrawnAt: null, managePath: null });
    await stop(token);
    expect(await findConsent(canceled.id)).toHaveProperty('withdrawnAt');

    const { id } = await (await postLead(url, 'contact', undefined, CONSENTING)).json();
    await stop(await links.makeToken(id));
    expect(await findConsent(id)).toHaveProperty('withdrawnAt');
  });

  it('has no page where no consent was given', async () => {
    const { book, open, stop } = await setUp(engine);
    for (const token of ['A'.repeat(48), 'none', tokenOf(await book(0))]) {
      expect([(await open(token)).status, (await stop(token)).status]).toEqual([404, 404]);
    }
  });

  it('reports its withdrawal to the CRM and to sales, once, also after the demo was moved', async () => {
    const crm = await startWebhookReceiver();
    const { book, post, stop, pass, listDeliveries, readMail } = await setUp(engine, {
      ...{ crmWebhookUrl: crm.url, crmWebhookSecret: SECRET },
    });
    const booked = await book(0, {}, CONSENTING);
    const { id } = booked;
    const token = tokenOf(booked);
    await post(token, { action: 'move', startDateTime: '2026-03-12T08:00:00+05:30' });
    pass(MINUTE_MS);
    await Promise.all([stop(token), stop(token)]);
    await expect
      .poll(() => listDeliveries(id))
      .toEqual(
        expect.arrayContaining(['crm-webhook consent-withdrawn done', 'sales-email consent-withdrawn done']),
      );
    const events = crm.calls.map(({ body }) => JSON.parse(body));
    expect(events.find(({ type }) => type === 'lead.received').data.consent).toEqual(GIVEN);
    const withdrawals = events.filter(({ type }) => type === 'consent.withdrawn');
    expect(withdrawals.map(({ data }) => [data.id, data.withdrawnAt])).toEqual([[id, LATER]]);
    expect(await readMail(id, 'sales-email.consent-withdrawn.eml')).toContain(
      'Subject: Content stopped: Asha Rao',
    );
    expect(await listDeliveries(id)).not.toContainEqual(
      expect.stringContaining('visitor-email consent-withdrawn'),
    );
  });

  it('reports it with the request, where that waits for the confirmation of its demo', async () => {
    const { book, post, links, stop, listDeliveries } = await setUp(engine, { bookingsPerPerson: 0 });
    const booked = await book(0, {}, CONSENTING);
    await stop(tokenOf(booked));
    expect(await listDeliveries(booked.id)).toContain('sales-email consent-withdrawn held');
    await post(await links.makeConfirmToken(booked.id), { action: 'confirm' });
    await expect
      .poll(() => listDeliveries(booked.id))
      .toEqual(expect.arrayContaining(['sales-email consent-withdrawn done', 'sales-email received done']));
  });
});

describe.each(engines)('emails to a visitor on $name', (engine) => {
  it('link to the withdrawal of a consent, and to nothing once it is withdrawn', async () => {
    const { url, book, post, stop, listDeliveries, readMail } = await setUp(engine);
    const booked = await book(0, {}, CONSENTING);
    const { id } = booked;
    const token = tokenOf(booked);
    const link = url.replace('127.0.0.1', 'localhost') + consentPath(token);
    const isDone = (message: string) =>
      expect.poll(() => listDeliveries(id)).toContain(`visitor-email ${message} done`);
    await isDone('received');
    const first = await readMail(id, 'visitor-email.received.eml');
    expect(first.replaceAll('\r\n', '\n')).toContain(`Stop content from ${PRODUCT_NAME}:\n${link}\n`);
    expect(first.toLowerCase()).not.toContain('list-unsubscribe');
    await stop(token);
    await post(token, { action: 'cancel' });
    await isDone('cancelled.1');
    expect(await readMail(id, 'visitor-email.cancelled.1.eml')).not.toContain('Stop content');
  });

  it('have no such link where no consent was given', async () => {
    const { book, listDeliveries, readMail } = await setUp(engine);
    const { id } = await book(0);
    await expect.poll(() => listDeliveries(id)).toContain('visitor-email received done');
    expect(await readMail(id, 'visitor-email.received.eml')).not.toContain('Stop content');
  });
});
