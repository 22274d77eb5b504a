import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { IDEMPOTENCY_KEY_HEADER, LEAD_PATHS } from 'contract/api-paths.ts';
import { listMails } from '../../server/modules/leads/records/lead-mails.ts';
import { type CallDesk, openDeskSession } from '../faults/desk-session.ts';
import type { RunningDovecot } from '../support/dovecot.ts';
import type { MailServer } from '../support/mail-server.ts';
import type { Random } from '../support/random.ts';
import type { Cluster } from './cluster.ts';
import { findMailViolations, type PutMail } from './conversation-history.ts';
import { composeMail, type DeskMail, MAIL_KINDS, type MailKind } from './conversation-mails.ts';
import type { Subject } from './subject.ts';

export const MAILBOX_USER = 'answers@example.com';
const AT_ONCE = 4;
/** A person of the desk may send 30 replies an hour. */
const CONVERSATIONS_OF_PERSON = 25;
const PAUSE_MS = 200;
/** A process that stands still answers nothing. */
const TIMEOUT_MS = 15_000;
/** A mail whose process was killed is sent again after its lease; a mailbox that was away is asked again after a while. */
const PATIENCE_MS = 600_000;
const DROPPED = 'a reply to a request that is gone was dropped';
const VISITORS = 'visitors.example';

interface Parts {
  dovecot: Pick<RunningDovecot, 'append' | 'listSubjects'>;
  smtp: Pick<MailServer, 'mails'>;
  count: number;
}

/** Visitors whose forms the desk answers, and who answer by mail, in all ways in which mails come back. */
export async function createConversationSubject(
  cluster: Cluster,
  random: Random,
  { dovecot, smtp, count }: Parts,
): Promise<Subject> {
  const people: CallDesk[] = [];
  const database = cluster.openDatabase();
  for (let person = 0; person * CONVERSATIONS_OF_PERSON < count; person += 1)
    people.push(await openDeskSession(database));
  await database.destroy();
  const mails: PutMail[] = [];
  const leads: string[] = [];
  let first: { lead: string; answers: DeskMail } | undefined;
  let dropped = 0;

  async function call(index: number, path: string, body: object): Promise<void> {
    const callDesk = people[Math.floor(index / CONVERSATIONS_OF_PERSON)] as CallDesk;
    await insist(async () => {
      const answer = await callDesk(random.pick(cluster.endpoints), 'POST', path, body);
      if (answer.status >= 400 && answer.status < 500)
        throw new Refused(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.ok || undefined;
    });
  }

  async function append(source: Buffer, copies: number): Promise<void> {
    for (let copy = 0; copy < copies; copy += 1) {
      await setTimeout(random.between(0, 1_000));
      await insist(() => dovecot.append(MAILBOX_USER, source).then(() => true));
    }
  }

  async function converse(index: number): Promise<void> {
    const kind = MAIL_KINDS[index % MAIL_KINDS.length] as MailKind;
    const from = `visitor-${index}@${VISITORS}`;
    const lead = await insist(() => sendForm(random.pick(cluster.endpoints), `conversation-${index}`, from));
    const text = 'Wie groß?';
    await call(index, `/leads/${lead}/replies`, { subject: 'Frage', text, key: randomUUID() });
    const answers = await insist(async () => findDeskMail(smtp, from));
    leads.push(lead);
    // The first person is never erased.
    first ??= { lead, answers };
    const other = first;
    const put = async (each: MailKind, subject: string, isGone: boolean) => {
      const { source, ...shown } = await composeMail(each, subject, { from, answers, other: other.answers });
      const possible = each === 'unrelated' ? [] : each === 'copies' ? [lead, other.lead] : [lead];
      mails.push({ subject, ...shown, leads: isGone ? [] : possible });
      await append(source, each === 'repeated' || each === 'copies' ? 2 : 1);
    };
    const isErased = kind === 'erased';
    if (isErased) {
      await put('plain', `Antwort ${index} zuvor`, true);
      await call(index, '/privacy/erase', { email: from, reason: 'They asked for it', waits: false });
    }
    const kinds: MailKind[] = [kind, ...Array.from({ length: random.between(0, 2) }, () => 'plain' as const)];
    for (const [turn, each] of kinds.entries()) {
      await put(each, `Antwort ${index} zum ${turn}.`, isErased);
      if (isErased) dropped += 1;
    }
  }

  async function findViolations(): Promise<string[]> {
    const opened = cluster.openDatabase();
    try {
      const stored = await opened.selectFrom('leads').select(['id', 'state', 'assigned_to']).execute();
      const shown = await listMails(opened, leads);
      return findMailViolations(mails, await dovecot.listSubjects(MAILBOX_USER), {
        leads: stored.map(({ id, state, assigned_to }) => ({ id, state, assignedTo: assigned_to })),
        mails: shown.map(({ files, ...mail }) => ({ ...mail, files: files.length })),
      });
    } finally {
      await opened.destroy();
    }
  }
  return {
    name: 'conversations',
    async run() {
      let next = 0;
      const work = async () => {
        while (next < count) await converse(next++);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    },
    async judge() {
      const beganAt = performance.now();
      let violations = await findViolations();
      while (violations.length > 0 && performance.now() - beganAt < PATIENCE_MS) {
        await setTimeout(1_000);
        violations = await findViolations();
      }
      const lines = cluster.lines();
      const traces = lines.filter((line) => line.includes(DROPPED)).length;
      if (traces < dropped) violations.push(`${dropped} mails were dropped, and ${traces} left a trace`);
      if (lines.some((line) => line.includes(VISITORS))) violations.push('a visitor is named in a log');
      const copies = (await dovecot.listSubjects(MAILBOX_USER)).length;
      const seconds = Math.round((performance.now() - beganAt) / 1_000);
      return {
        said: `${leads.length} conversations, ${mails.length} mails, with copies ${copies} in the mailbox, ${dropped} dropped with a trace, all read after ${seconds} s`,
        violations,
      };
    },
  };
}

class Refused extends Error {}

/** Tries again until it has succeeded. @throws for what was refused, or where it never succeeds */
async function insist<Result>(attempt: () => Promise<Result | undefined>): Promise<Result> {
  const endsAt = performance.now() + PATIENCE_MS;
  for (;;) {
    const late = setTimeout(TIMEOUT_MS, undefined, { ref: false });
    const result = await Promise.race([attempt(), late]).catch((error) => {
      if (error instanceof Refused || performance.now() > endsAt) throw error;
      return undefined;
    });
    if (result !== undefined) return result;
    if (performance.now() > endsAt) throw new Error('it did not happen in time');
    await setTimeout(PAUSE_MS);
  }
}

async function sendForm(url: string, key: string, email: string): Promise<string | undefined> {
  const answer = await fetch(url + LEAD_PATHS.agent, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [IDEMPOTENCY_KEY_HEADER]: key },
    body: JSON.stringify({ name: 'Scheduler', email }),
  });
  return answer.ok ? ((await answer.json()) as { id: string }).id : undefined;
}

/** Finds the mail of the desk to a visitor. */
function findDeskMail({ mails }: Pick<MailServer, 'mails'>, to: string): DeskMail | undefined {
  for (const mail of mails) {
    if (!mail.to.includes(to)) continue;
    const [replyTo] = /answers\+\w{26}@example\.com/.exec(mail.source) ?? [];
    const [, messageId] = /^Message-ID: *(<[^>]+>)/im.exec(mail.source) ?? [];
    if (replyTo && messageId) return { replyTo, messageId };
  }
  return undefined;
}
