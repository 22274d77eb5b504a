// What is tried with each mail server that takes our mails: each delivered once, or given up with its reason.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { setDefaultCACertificates } from 'node:tls';
import PostalMime, { type Email } from 'postal-mime';
import { createVisitorEmail } from '../../server/modules/leads/channels/email.ts';
import { MOST_ATTEMPTS } from '../../server/modules/leads/deliveries/delivery.rules.ts';
import { openDatabase } from '../../server/plugins/database/open-database.ts';
import { createSmtpMailer } from '../../server/plugins/mail/smtp-mailer.ts';
import { type Certificate, makeCertificate } from '../support/certificate.ts';
import { makeLine } from '../support/delivery-queue.ts';
import { openCuttingProxy } from './cutting-proxy.ts';
import type { Bench, Finding } from './peer.ts';
import { mailSender, sentMails } from './sent-mails.ts';

/** Settings of a mail server. */
export interface TransportMode {
  port: number;
  /** It does not offer SMTPUTF8. */
  isAscii?: boolean;
  /** It offers STARTTLS with this certificate. */
  certificate?: Certificate;
  /** Its limit of the size of a mail. */
  mostBytes?: number;
  /** It refuses each address once, for now. */
  isGreylisting?: boolean;
  /** Its disk is full: 452. */
  isFull?: boolean;
}

/** A mail server that delivers mails for example.com into files of their own. */
export interface MailTransport {
  /** Port for it, free. */
  port: number;
  /** Starts it in this mode, after the end of an earlier one. */
  restart: (mode: TransportMode) => Promise<unknown>;
  /** Pattern of the files of delivered mails. */
  mailFiles: string;
  /** Words with which it refuses a mail beyond its limit: `emessage 552 data`. */
  tooBig: string;
  /** Words for which its STARTTLS fails, whatever the certificate. */
  tlsProblem?: string;
}

export type TransportFindings = Partial<
  Record<
    'mails' | 'ascii' | 'tls' | 'untrusted' | 'size' | 'full' | 'greylisting' | 'restart' | 'cut',
    Finding
  >
>;

const LEADS = 8;
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Traps for a server: dots and From at the beginning of lines, a line beyond 998 bytes, letters of any kind. */
const BODY = {
  ...{ firstName: 'Zoë', lastName: 'Łukasiewicz-Nuñez', company: 'Müller & Söhne 🙂' },
  message: `.\n..\nFrom here on\n${'long '.repeat(500)}\nअमित\n.`,
};

export async function tryMailTransport(
  bench: Bench,
  transport: MailTransport,
  findings: TransportFindings = {},
): Promise<void> {
  const { port, tlsProblem } = transport;
  const sender = await mailSender();
  const database = await openDatabase({ dataDir: `${bench.folder}/leads`, databaseUrl: null }, () => {});
  bench.defer(() => database.destroy());
  const restart = (mode: Omit<TransportMode, 'port'> = {}) => transport.restart({ port, ...mode });
  const delivered = () => countDelivered(transport.mailFiles);

  /** Leads of visitors, and the line that writes to them through the mail server. */
  async function open({ to = port, query = '', host = '127.0.0.1', each = [{}] as object[] } = {}) {
    const mailer = createSmtpMailer(`smtp://${host}:${to}${query}`);
    bench.defer(() => mailer.close());
    const line = makeLine(database, createVisitorEmail(mailer, sender));
    const stored = new Set<string>();
    const store = async (count = LEADS) => {
      for (let at = 0; at < count; at += 1) {
        const body = { ...BODY, ...each[at % each.length] };
        const { id } = await line.store({ email: `${crypto.randomUUID()}@example.com`, body });
        stored.add(id);
      }
    };
    const rows = async () => (await line.findDeliveries()).filter(({ lead_id }) => stored.has(lead_id));
    const states = async () => [...new Set((await rows()).map(stateOf))].sort();
    /** Copies of each mail that have been delivered, once none is missing. */
    const copies = async () => {
      const ids = (await rows()).map(({ id }) => `<${id}@example.com>`);
      return bench.until(() => {
        const counts = delivered();
        return ids.every((id) => counts.has(id)) ? ids.map((id) => counts.get(id) ?? 0) : undefined;
      });
    };
    const assertOnce = async () => {
      assert.deepEqual(await states(), ['done']);
      const found = await copies();
      assert.ok(
        found.every((count) => count === 1),
        `copies ${found}; tries ${(await rows()).map(({ attempts }) => attempts)}`,
      );
    };
    return { line, store, rows, states, copies, assertOnce };
  }

  await restart();
  const mails = await sentMails();
  await bench.attempt(
    `all ${mails.length} mails of ours, each once and unchanged`,
    async () => {
      const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`);
      for (const { name, mail } of mails) {
        const outcome = await mailer.send({ ...mail, to: 'asha@example.com' }, AbortSignal.timeout(15_000));
        assert.deepEqual(outcome, { kind: 'done' }, name);
      }
      mailer.close();
      const read = await bench.until(async () => {
        const found = await readDelivered(transport.mailFiles);
        return found.length >= mails.length ? found : undefined;
      });
      assert.deepEqual(read.map(shortOf).sort(), mails.map(({ mail }) => shortOf(mail)).sort());
    },
    findings.mails,
  );
  await bench.attempt(
    'names, long lines and dots of visitors, without SMTPUTF8',
    async () => {
      await restart({ isAscii: true });
      const { store, line, assertOnce } = await open();
      await store();
      await line.runFor(MINUTE_MS);
      await assertOnce();
    },
    findings.ascii,
  );

  const certificate = makeCertificate(bench.folder);
  await bench.attempt(
    tlsProblem
      ? 'STARTTLS that fails: nothing is sent in the clear'
      : 'STARTTLS with a certificate that no one trusts: refused, nothing is sent in the clear',
    async () => {
      await restart({ certificate });
      const { store, line, states, assertOnce } = await open();
      await store(1);
      await line.runFor(MINUTE_MS);
      assert.deepEqual(await states(), [`due ${tlsProblem ?? 'depth_zero_self_signed_cert'}`]);
      for (const query of [...(tlsProblem ? [] : ['?tls.rejectUnauthorized=false']), '?ignoreTLS=true']) {
        const other = await open({ query });
        await other.line.runFor(10 * MINUTE_MS);
        await assertOnce();
        await store(1);
      }
    },
    { set: '`smtp://…?ignoreTLS=true`, where the server is on the same machine.', ...findings.untrusted },
  );
  if (!tlsProblem) {
    await bench.attempt(
      'STARTTLS with a certificate that is trusted, and required (`?requireTLS=true`)',
      async () => {
        setDefaultCACertificates([certificate.cert]);
        const { store, line, assertOnce } = await open({ host: 'localhost', query: '?requireTLS=true' });
        await store();
        await line.runFor(MINUTE_MS);
        await assertOnce();
      },
      findings.tls,
    );
  }
  await bench.attempt(
    'a mail beyond the limit of size: given up with its reason, the others arrive',
    async () => {
      await restart({ mostBytes: 40_000 });
      const { store, line, states, rows } = await open({ each: [{}, { message: 'word '.repeat(10_000) }] });
      await store(2);
      for (let tries = 0; tries < MOST_ATTEMPTS; tries += 1) {
        line.time.pass(DAY_MS);
        await line.runFor(SECOND_MS);
      }
      assert.deepEqual(await states(), [`dead ${transport.tooBig}`, 'done']);
      const done = (await rows())
        .filter(({ state }) => state === 'done')
        .map(({ id }) => `<${id}@example.com>`);
      assert.deepEqual(await bench.until(() => delivered().get(done[0] ?? '')), 1);
    },
    findings.size,
  );
  await bench.attempt(
    'disk full (452): all arrive once there is room',
    async () => {
      await restart({ isFull: true });
      const { store, line, states, assertOnce } = await open();
      await store();
      await line.runFor(MINUTE_MS);
      assert.match(String(await states()), /^due (?:eenvelope 452 (?:mail from|rcpt to)|emessage 452 data)$/);
      await restart();
      line.time.pass(DAY_MS);
      await line.runFor(MINUTE_MS);
      await assertOnce();
    },
    findings.full,
  );
  await bench.attempt(
    'greylisting: all arrive at a later try',
    async () => {
      await restart({ isGreylisting: true });
      const { store, line, states, assertOnce } = await open();
      await store();
      await line.runFor(SECOND_MS);
      assert.match(String(await states()), /^due eenvelope 45[01] rcpt to$/);
      for (let tries = 0; tries < 20 && String(await states()) !== 'done'; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 300));
        line.time.pass(DAY_MS);
        await line.runFor(SECOND_MS);
      }
      await assertOnce();
    },
    findings.greylisting,
  );
  await bench.attempt(
    'restarted while our connections are open: the next mails arrive once',
    async () => {
      await restart();
      const { store, line, copies, assertOnce } = await open();
      await store();
      await line.runFor(MINUTE_MS);
      await copies();
      await restart();
      await store();
      await line.runFor(MINUTE_MS);
      await assertOnce();
    },
    findings.restart,
  );
  await bench.attempt(
    'connection cut in a mail: it arrives once; cut before the answer: a second copy has the same Message-ID',
    async () => {
      const proxy = await openCuttingProxy(bench, () => port);
      for (const [moment, most] of [
        ['half', 1],
        ['unanswered', 2],
      ] as const) {
        const { store, line, states, copies } = await open({ to: proxy.port });
        proxy.cutNext(moment);
        await store();
        await line.runFor(MINUTE_MS);
        line.time.pass(DAY_MS);
        await line.runFor(MINUTE_MS);
        assert.deepEqual(await states(), ['done']);
        const wanted = [...Array<number>(LEADS - 1).fill(1), most];
        await bench.until(async () => assert.deepEqual((await copies()).sort(), wanted) ?? true);
      }
    },
    {
      limit: 'a mail whose answer is lost is sent again, since SMTP cannot tell; reminders are not.',
      ...findings.cut,
    },
  );
}

const stateOf = ({ state, last_problem }: { state: string; last_problem: string | null }) =>
  [state, last_problem].filter(Boolean).join(' ');

/** Subject and words: what a mail server must not change. */
function shortOf({ subject = '', text = '', html = '' }: Pick<Email, 'subject' | 'text' | 'html'>) {
  return JSON.stringify([subject, ...[text, html].map((each) => each.replaceAll('\r\n', '\n').trimEnd())]);
}

function readDelivered(pattern: string) {
  return Promise.all(globSync(pattern).map((file) => PostalMime.parse(readFileSync(file))));
}

/** Copies of each mail by its Message-ID. */
function countDelivered(pattern: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of globSync(pattern)) {
    const [, id = ''] = /^message-id: (\S+)/im.exec(readFileSync(file, 'utf8')) ?? [];
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
