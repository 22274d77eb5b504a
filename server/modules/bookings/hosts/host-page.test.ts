import { DEMO_SLOTS_PATH } from 'contract/api-paths.ts';
import type { DemoCalendar } from 'contract/bookings/demo-calendar.ts';
import type { HostView } from 'contract/bookings/host-view.ts';
import { describe, expect, it } from 'vitest';
import { callTool, connectAgent } from '../../../../checks/support/agent-client.ts';
import { startCalendarServer } from '../../../../checks/support/calendar-server.ts';
import { AS_FORM, slot, startBookingServer, tokenOf } from '../../../../checks/support/demo-bookings.ts';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { addHosts } from '../../../../checks/support/hosts.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { insertCalendar } from '../calendars/calendars.store.ts';

const LONG = { timeout: 12_000 };

/** Starts a site whose only host has a calendar that cannot be read, and books a demo meanwhile. */
async function setUp(engine: Engine, config: object = {}) {
  const server = await startBookingServer(engine, config);
  const { database, url, book, listMails, readMail } = server;
  const [anna] = await addHosts(database, 'Anna');
  const credentials = { address: (await startCalendarServer()).address };
  const added = { hostId: anna?.id ?? '', kind: 'ics' as const, takesDemos: false, credentials };
  await insertCalendar(database, added, NOW);
  const isUnsure = async () => {
    const answer = await fetch(`${url}${DEMO_SLOTS_PATH}?from=2026-03-11&to=2026-03-11`);
    return ((await answer.json()) as DemoCalendar).days[0]?.slots[0]?.toBeConfirmed;
  };
  await expect.poll(isUnsure, LONG).toBe(true);
  const booked = await book(0);
  await expect.poll(() => listMails(booked.id), LONG).toContain('host-email.to-confirm.0.eml');
  const path =
    /\/demo\/[\w-]{48}\/host/.exec(await readMail(booked.id, 'host-email.to-confirm.0.eml'))?.[0] ?? '';
  const show = async () => {
    const answer = await fetch(url + path);
    const view: HostView = JSON.parse(/<p>(\{.*)<\/p>/.exec(await answer.text())?.[1] ?? '{}');
    return { status: answer.status, state: view.state };
  };
  const say = (answer: string, at = path) =>
    fetch(url + at, {
      method: 'POST',
      headers: AS_FORM,
      body: new URLSearchParams({ answer }).toString(),
      redirect: 'manual',
    });
  return { ...server, anna, booked, path, show, say, database };
}

describe.each(engines)('a demo whose host has to confirm it, on $name,', (engine) => {
  it('says so to its visitor everywhere, and puts nothing into a calendar', async () => {
    const { booked, url, listMails, readMail } = await setUp(engine);
    expect(booked).toMatchObject({
      message: 'We’ve got your demo request. We’ll confirm within 4 hours.',
      booking: { ...slot(0), toBeConfirmed: true },
    });
    const managed = await fetch(`${url}/demo/${tokenOf(booked)}`, {
      headers: { accept: 'application/json' },
    });
    expect(await managed.json()).toMatchObject({ toBeConfirmed: true });
    expect((await fetch(`${url}/demo/${tokenOf(booked)}/invite.ics`)).status).toBe(404);
    await expect
      .poll(() => listMails(booked.id), LONG)
      .toEqual([
        'host-email.to-confirm.0.eml',
        'sales-email.received.eml',
        'sales-email.to-confirm.0.eml',
        'visitor-email.received.eml',
      ]);
    const mail = await readMail(booked.id, 'visitor-email.received.eml');
    expect(mail).toMatch(/within 4 hours/);
    expect(mail).not.toMatch(/Your demo is set|BEGIN:VCALENDAR|text\/calendar/);
    const agent = await connectAgent(url);
    const found = await callTool(agent, 'find_demo_slots', { from: '2026-03-11', days: 1 });
    expect(JSON.stringify(found)).toContain('"toBeConfirmed":["');
  }, 60_000);

  it('says so in the email about its new time, which waited for its visitor to confirm it', async () => {
    const { book, post, links, findBooking, listMails, readMail } = await setUp(engine, {
      bookingsPerNetwork: 1,
    });
    const { id } = await book(1);
    const confirmToken = await links.makeConfirmToken(id);
    const { startDateTime } = slot(2);
    expect((await post(await links.makeToken(id), { action: 'move', startDateTime })).status).toBe(303);
    expect(await listMails(id)).not.toContain('visitor-email.moved.1.eml');
    expect((await post(confirmToken, { action: 'confirm', sequence: '1' })).status).toBe(303);
    expect((await findBooking(id)).host_confirm_by).not.toBeNull();
    await expect.poll(() => listMails(id), LONG).toContain('visitor-email.moved.1.eml');
    const mail = await readMail(id, 'visitor-email.moved.1.eml');
    expect(mail).toMatch(/within 4 hours/);
    expect(mail).toMatch(/marks it as tentative/);
    expect(await listMails(id)).not.toContain('visitor-email.received.eml');
  }, 60_000);

  it('is confirmed once, by a button and not by a program that follows the link', async () => {
    const { booked, path, show, say, findBooking, listMails, readMail } = await setUp(engine);
    for (let times = 0; times < 2; times += 1) expect(await show()).toEqual({ status: 200, state: 'open' });
    expect((await findBooking(booked.id)).host_confirm_by).not.toBeNull();
    const answers = await Promise.all([say('yes'), say('yes')]);
    expect(answers.map((answer) => [answer.status, answer.headers.get('location')])).toEqual([
      [303, path],
      [303, path],
    ]);
    expect((await findBooking(booked.id)).host_confirm_by).toBeNull();
    expect(await show()).toEqual({ status: 200, state: 'confirmed' });
    expect((await say('no')).status).toBe(303);
    expect(await show()).toEqual({ status: 200, state: 'confirmed' });
    await expect.poll(() => listMails(booked.id), LONG).toContain('visitor-email.agreed.0.eml');
    const mail = await readMail(booked.id, 'visitor-email.agreed.0.eml');
    expect(mail).toMatch(/text\/calendar/);
    expect(mail).toMatch(/Your demo is confirmed/);
  }, 60_000);

  it('goes to another host who is free when its host says no, whose link then leads nowhere', async () => {
    const { booked, say, show, database, findBooking } = await setUp(engine);
    const [ben] = await addHosts(database, 'Ben');
    const answer = await say('no');
    expect(await answer.text()).toContain('"state":"declined"');
    expect(await findBooking(booked.id)).toMatchObject({
      host_id: ben?.id,
      host_confirm_by: null,
      sequence: 1,
    });
    expect((await show()).status).toBe(404);
    expect((await say('yes')).status).toBe(404);
  }, 60_000);

  it('is offered other times when no one else is free', async () => {
    const { booked, url, say, show, findBooking, listMails } = await setUp(engine);
    expect(await (await say('no')).text()).toContain('"state":"declined"');
    expect(await findBooking(booked.id)).toMatchObject({ host_confirm_by: null, sequence: 0 });
    expect((await findBooking(booked.id)).offered_at).not.toBeNull();
    expect((await say('yes')).status).toBe(303);
    expect(await show()).toEqual({ status: 200, state: 'declined' });
    await expect.poll(() => listMails(booked.id), LONG).toContain('visitor-email.offered.0.eml');
    const managed = await fetch(`${url}/demo/${tokenOf(booked)}`, {
      headers: { accept: 'application/json' },
    });
    expect(await managed.json()).toMatchObject({ needsOtherTime: true });
  }, 60_000);

  it('is not for the visitor to confirm, nor for anyone who changes a letter', async () => {
    const { booked, path, say, findBooking, links, anna } = await setUp(engine);
    const others = await Promise.all([
      links.makeToken(booked.id),
      links.makeConfirmToken(booked.id),
      links.makeHostToken(booked.id, { hostId: anna?.id ?? '', sequence: 1 }),
      path.split('/')[2]?.replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A')),
    ]);
    for (const token of others) expect((await say('yes', `/demo/${token}/host`)).status).toBe(404);
    expect((await findBooking(booked.id)).host_confirm_by).not.toBeNull();
  }, 60_000);
});
