import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import { GOOD_BODIES } from '../support/lead-bodies.ts';
import { deskUrl, signInAs } from './desk-person.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './fixtures.ts';
import { onPhoneAndDesktop } from './on-phone-and-desktop.ts';

// A server of its own: what other tests leave would be in the way.
test.use({ settings: { DEMO_MEETING_URL: 'https://meet.example.com/replies' } });

onPhoneAndDesktop(() => {
  test('shows what a visitor replied, and sends what came back to a corrected address', async ({
    page,
    context,
    server,
  }) => {
    const email = `${randomUUID()}@exampel.com`;
    const sent = await fetch(server.url + LEAD_PATHS.contact, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...GOOD_BODIES.contact, email }),
    });
    const { id } = (await sent.json()) as { id: string };
    const mail = randomUUID();
    const now = new Date().toISOString();
    const database = new DatabaseSync(server.databaseFile);
    database.exec('pragma busy_timeout = 10000');
    const run = (sql: string, ...values: (string | number)[]) => database.prepare(sql).run(...values);
    run(
      `insert into lead_mails (id, lead_id, kind, key, sender, subject, text, quoted, received_at)
       values (?, ?, 'reply', 'k', ?, 'Re: Hello', 'Yes, <b>Friday</b>.', '> Can we talk?', ?)`,
      ...[mail, id, email, now],
    );
    run(
      `insert into lead_mail_files (id, mail_id, name, size, content) values (?, ?, 'offer.html', 25, ?)`,
      ...[randomUUID(), mail, Buffer.from('<script>alert(1)</script>').toString('base64')],
    );
    run(
      `insert into lead_deliveries (id, lead_id, channel, message, state, attempts, due_at, created_at, ended_at, last_problem)
       values (?, ?, 'reply-email', 'reply.x', 'dead', 1, ?, ?, ?, 'bounced 5.1.1')`,
      ...[randomUUID(), id, now, now, now],
    );
    database.close();
    await signInAs(context, server, 'owner');

    await page.goto(deskUrl(server, `/person/${id}`));
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline.getByText('Yes, <b>Friday</b>.')).toBeVisible();
    await expect(timeline.getByText('> Can we talk?')).toBeHidden();
    await timeline.getByText('Quoted text').click();
    await expect(timeline.getByText('> Can we talk?')).toBeVisible();
    await expectNoViolations(page);
    const download = page.waitForEvent('download');
    await timeline.getByRole('link', { name: 'offer.html' }).click();
    expect((await download).suggestedFilename()).toBe('offer.html');

    await page.goto(deskUrl(server, '/given-up'));
    const row = page.getByRole('listitem').filter({ hasText: email });
    await expect(row).toContainText('This address does not exist.');
    await expectNoViolations(page);

    await row.getByRole('link').click();
    await page.getByRole('button', { name: 'Correct the address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct the address' });
    await dialog.getByLabel('Email').fill('asha@example');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('This isn’t an email address.')).toBeVisible();
    await expectNoViolations(page);
    const corrected = email.replace('exampel', 'example');
    await dialog.getByLabel('Email').fill(corrected);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(timeline.getByText(`corrected the address ${email} to ${corrected}`)).toBeVisible();
    await page.goto(deskUrl(server, '/given-up'));
    await expect(page.getByRole('listitem').filter({ hasText: corrected })).toHaveCount(0);
  });
});
