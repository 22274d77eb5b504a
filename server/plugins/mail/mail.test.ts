import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { ROI_EXAMPLE } from 'contract/reference/examples.ts';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { parseFragment } from 'parse5';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeCertificate } from '../../../checks/support/certificate.ts';
import { GOOD_BODIES } from '../../../checks/support/lead-bodies.ts';
import { MAIL_BRAND } from '../../../checks/support/mail-brand.ts';
import { type MailServerMood, startMailServer } from '../../../checks/support/mail-server.ts';
import { createSalesEmail, createVisitorEmail } from '../../modules/leads/channels/email.ts';
import type { LeadMessage } from '../../modules/leads/deliveries/channel.ts';
import { CONSENT_WITHDRAWN } from '../../modules/leads/deliveries/consent-message.ts';
import { composeSalesMail, composeVisitorMail } from '../../modules/leads/mail/lead-mails.ts';
import type { Sender } from './mail.ts';
import { createMailFolder } from './mail-folder.ts';
import { greetableName, withoutLinks } from './quoted-text.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const RECEIVED_AT = new Date('2026-03-10T06:30:00Z');
const SENDER: Sender = {
  office: DEFAULT_OFFICE,
  ...MAIL_BRAND,
  siteUrl: null,
  from: 'hello@example.com',
  answersTo: null,
};
const HOSTILE = 'Eve"\r\nBcc: mallory@evil.example\r\n\r\n<img src=x onerror=alert(1)>, <m@evil.example>;';

function messageOf(kind: LeadMessage['lead']['kind'], fields: Record<string, string> = {}): LeadMessage {
  return {
    deliveryId: '019cd6a7-5d41-7f9a-8a42-6d1f0c5be7a4',
    message: 'received',
    lead: {
      id: '019cd6a7-5d40-7c3e-9f1b-0f6b3a3c9d21',
      kind,
      email: 'asha@example.com',
      body: { ...GOOD_BODIES[kind], ...fields },
      attribution: { utm_source: 'news' },
      context: null,
      receivedAt: RECEIVED_AT,
    },
  };
}

/** The headers of an email, unfolded. */
function headersOf(source: string): string[] {
  const [head = ''] = source.split(/\r?\n\r?\n/);
  return head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
}

const signal = () => AbortSignal.timeout(10_000);

it('shows sales the ROI that the visitor calculated, if there is one', () => {
  const message = messageOf('demo');
  const textOf = (context: LeadMessage['lead']['context']) =>
    composeSalesMail({ ...message, lead: { ...message.lead, context } }, SENDER, 'sales@example.com').text;

  expect(textOf({ roi: ROI_EXAMPLE })).toContain('$1,215,000 saved per year, paid back after 0.5 months');
  expect(textOf({ roi: ROI_EXAMPLE })).toContain('Customer service, Technology: 100 employees at $75,000');
  expect(textOf({ roi: { ...ROI_EXAMPLE, paybackMonths: null } })).not.toContain('paid back');
  expect(textOf(null)).not.toContain('ROI');
});

it('asks sales to send no more content, dated by the withdrawal and without an invitation', () => {
  const withdrawnAt = '2026-03-11T06:30:00.000Z';
  const consent = { text: 'Yes', sha256: 'ab', at: '2026-03-10T06:29:00.000Z', withdrawnAt };
  const message = messageOf('demo');
  const withdrawn = {
    ...message,
    message: CONSENT_WITHDRAWN,
    lead: { ...message.lead, context: { consent } },
  };
  const mail = composeSalesMail(withdrawn, SENDER, 'sales@example.com');

  expect(mail.subject).toBe('Content stopped: Asha Rao');
  expect(mail.date).toEqual(new Date(withdrawnAt));
  expect(mail.invitation).toBeUndefined();
  expect(mail.text.replaceAll(/\s+/g, ' ')).toContain('Please send none to asha@example.com from now on.');
  expect(mail.text).toContain('Taken back: March 11, 2026');
});

it('promises a visitor only the time that the operator has stated', () => {
  const htmlOf = (sender: Sender) => composeVisitorMail(messageOf('contact'), sender).html;
  expect(htmlOf({ ...SENDER, replyWithin: '2 business days' })).toContain(
    'get back to you within 2 business days',
  );
  expect(htmlOf(SENDER)).toContain('get back to you soon');
});

describe('an email by SMTP', () => {
  async function setUp(mood: MailServerMood = 'well') {
    const server = await startMailServer();
    server.mood = mood;
    const mailer = createSmtpMailer(server.url);
    onTestFinished(() => mailer.close());
    return {
      server,
      mailer,
      visitor: createVisitorEmail(mailer, SENDER),
      sales: createSalesEmail(mailer, SENDER, 'sales@example.com'),
    };
  }

  it('collapses repeated empty lines, and joins lines beyond 200', () => {
    const message = `${'a\n\n\n\n'.repeat(120)}last`;
    const { html } = composeSalesMail(messageOf('contact', { message }), SENDER, 'sales@example.com');
    expect(html.match(/<br\/>/g)?.length).toBeLessThan(210);
    expect(html).not.toMatch(/(?:<br\/>){3}/);
    expect(html).toContain('last');
  });

  it('sends the confirmation to the visitor only', async () => {
    const { server, visitor } = await setUp();
    expect(await visitor.deliver(messageOf('contact'), signal())).toEqual({ kind: 'done' });
    expect(server.mails).toMatchObject([{ from: 'hello@example.com', to: ['asha@example.com'] }]);
    expect(headersOf(server.mails[0]?.source ?? '')).toEqual(
      expect.arrayContaining([
        'From: Example <hello@example.com>',
        'Message-ID: <019cd6a7-5d41-7f9a-8a42-6d1f0c5be7a4@example.com>',
        'Auto-Submitted: auto-generated',
      ]),
    );
  });

  it('sends the report to the sales address, with the visitor as Reply-To', async () => {
    const { server, sales } = await setUp();
    await sales.deliver(messageOf('contact'), signal());
    expect(server.mails).toMatchObject([{ to: ['sales@example.com'] }]);
    expect(headersOf(server.mails[0]?.source ?? '')).toContain('Reply-To: Asha Rao <asha@example.com>');
  });

  it('keeps the Message-ID when an email is sent again', async () => {
    const { server, visitor } = await setUp();
    await visitor.deliver(messageOf('contact'), signal());
    await visitor.deliver(messageOf('contact'), signal());
    expect([server.mails.length, server.taken.size]).toEqual([2, 1]);
  });

  it.each(['firstName', 'lastName', 'company', 'message'])(
    'adds no header or recipient from %s',
    async (field) => {
      const { server, sales, visitor } = await setUp();
      const message = messageOf('contact', { [field]: HOSTILE });
      await Promise.all([sales.deliver(message, signal()), visitor.deliver(message, signal())]);
      expect(server.mails.flatMap(({ to }) => to).sort()).toEqual(['asha@example.com', 'sales@example.com']);
      const plain = await setUp();
      await plain.sales.deliver(messageOf('contact'), signal());
      const names = (source: string) => headersOf(source).map((header) => header.split(':')[0]);
      for (const { source } of server.mails) {
        expect(names(source).filter((name) => name !== 'Reply-To')).toEqual(
          names(plain.server.mails[0]?.source ?? '').filter((name) => name !== 'Reply-To'),
        );
      }
    },
  );

  it.each<[MailServerMood, object]>([
    ['refusing', { kind: 'failed', isTargetDown: true, mayHaveArrived: false }],
    ['full', { kind: 'failed', problem: expect.stringContaining('452'), isTargetDown: false }],
    ['relay', { kind: 'failed', problem: 'eenvelope 550 rcpt to', isTargetDown: false }],
    ['cut', { kind: 'failed', isTargetDown: true, mayHaveArrived: true }],
  ])(
    'reports a temporary failure of a server that is %s, without data of the lead',
    async (mood, outcome) => {
      const { visitor } = await setUp(mood);
      const failed = await visitor.deliver(messageOf('contact'), signal());
      expect(failed).toMatchObject(outcome);
      expect(JSON.stringify(failed)).not.toContain('asha');
    },
  );

  it('reports that nothing was sent to a server whose certificate is not trusted, or that is not there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const { url } = await startMailServer(makeCertificate(folder));
    const { url: plainUrl } = await startMailServer();
    for (const [address, problem] of [
      [url, 'depth_zero_self_signed_cert'],
      [plainUrl.replace('smtp:', 'smtps:'), 'err_ssl_wrong_version_number'],
      ['smtp://127.0.0.1:9', 'econnrefused'],
    ] as const) {
      const mailer = createSmtpMailer(address);
      onTestFinished(() => mailer.close());
      expect(await createVisitorEmail(mailer, SENDER).deliver(messageOf('contact'), signal())).toEqual({
        ...{ kind: 'failed', problem, isTargetDown: true, mayHaveArrived: false },
      });
    }
  });

  it('gives up at once on an address that does not exist', async () => {
    const { visitor } = await setUp('unknown');
    expect(await visitor.deliver(messageOf('contact'), signal())).toEqual({
      ...{ kind: 'refused', problem: 'eenvelope 550 rcpt to' },
    });
  });

  it('sends once per attempt, even when the connection breaks after the email was accepted', async () => {
    const { server, visitor } = await setUp('cut');
    await visitor.deliver(messageOf('contact'), signal());
    expect(server.mails).toHaveLength(1);
  });

  it('tries once per attempt, even when the connection breaks before the greeting', async () => {
    const { server, visitor } = await setUp('mute');
    const failed = await visitor.deliver(messageOf('contact'), signal());
    expect(failed).toMatchObject({ kind: 'failed', isTargetDown: true });
    expect(server.connections).toBe(1);
  });

  it('probes the mail server without sending anything', async () => {
    const { server, visitor } = await setUp();
    expect(await visitor.ask?.(signal())).toEqual({ kind: 'done' });
    server.mood = 'refusing';
    expect(await visitor.ask?.(signal())).toMatchObject({ kind: 'failed', isTargetDown: true });
    expect(server.mails).toEqual([]);
  });
});

describe('an email as a file', () => {
  async function setUp() {
    const dataDir = await mkdtemp(join(tmpdir(), 'mails-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    return { dataDir, visitor: createVisitorEmail(createMailFolder(dataDir), SENDER) };
  }

  it('writes a complete file, once and private to its owner', async () => {
    const { dataDir, visitor } = await setUp();
    await visitor.deliver(messageOf('contact'), signal());
    expect(await visitor.deliver(messageOf('contact'), signal())).toEqual({ kind: 'done' });
    const folder = join(dataDir, 'mails');
    const [name = '', ...others] = await readdir(folder);
    expect([name, others]).toEqual(['019cd6a7-5d40-7c3e-9f1b-0f6b3a3c9d21.visitor-email.received.eml', []]);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(headersOf(await readFile(join(folder, name), 'utf8'))).toContain('To: asha@example.com');
  });

  it('fails temporarily when the file cannot be written, and leaves no partial file', async () => {
    const { dataDir, visitor } = await setUp();
    const name = '019cd6a7-5d40-7c3e-9f1b-0f6b3a3c9d21.visitor-email.received.eml';
    // A folder in place of the file: root may write anywhere else.
    await mkdir(join(dataDir, 'mails', name), { recursive: true });
    expect(await visitor.deliver(messageOf('contact'), signal())).toMatchObject({ kind: 'failed' });
    expect(await readdir(join(dataDir, 'mails'))).toEqual([name]);
  });
});

describe('a reply of a visitor', () => {
  const inEveryMail = (sender: Sender) =>
    (['demo', 'contact', 'agent', 'chatbot'] as const).map((kind) =>
      composeVisitorMail(messageOf(kind), sender),
    );

  it('sends replies to the address of sales', async () => {
    const answersTo = 'sales@example.com';
    for (const { replyTo } of inEveryMail({ ...SENDER, answersTo })) {
      expect(replyTo).toEqual({ name: 'Example', email: answersTo });
    }
    const server = await startMailServer();
    const mailer = createSmtpMailer(server.url);
    onTestFinished(() => mailer.close());
    await createVisitorEmail(mailer, { ...SENDER, answersTo }).deliver(messageOf('contact'), signal());
    expect(headersOf(server.mails[0]?.source ?? '')).toContain('Reply-To: Example <sales@example.com>');
  });

  it('sends replies to the sender when sales has no address', () => {
    const [demo, contact, ...others] = inEveryMail({ ...SENDER, answersTo: SENDER.from });
    for (const mail of [demo, contact, ...others]) expect(mail).not.toHaveProperty('replyTo');
    for (const mail of [demo, contact]) expect(mail?.text).toContain('Reply to this email');
  });

  it('promises that a person reads replies, and nothing more', () => {
    const [, contact] = inEveryMail({ ...SENDER, answersTo: 'sales@example.com' });
    const text = contact?.text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('Reply to this email, and a person on our team reads it.');
    expect(text).not.toContain('joins');
  });

  it('asks for no reply when no mailbox is set', () => {
    const mails = inEveryMail({ ...SENDER, answersTo: null });
    for (const { replyTo, text, html } of mails) {
      expect(replyTo).toBeUndefined();
      for (const words of [text, html]) expect(words).not.toMatch(/reply to this email/i);
    }
    expect(mails[0]?.text).toContain('Need another time? Tell us through the contact form');
  });
});

describe('the text of an email', () => {
  it.each(['demo', 'contact', 'agent', 'chatbot'] as const)('repeats the request of a %s lead', (kind) => {
    const { text, html, subject } = composeVisitorMail(messageOf(kind), SENDER);
    const asked = { demo: 'Two of us', contact: 'Mornings', agent: 'Scheduler', chatbot: 'Helper' }[kind];
    expect(text).toContain(asked);
    expect(html).toContain(asked);
    expect(text).toContain('What happens next');
    expect(subject).toContain('Example');
    expect(composeSalesMail(messageOf(kind), SENDER, 's@example.com').text).toContain(asked);
  });

  it('contains the time of the meeting in India and in UTC', () => {
    const { text } = composeVisitorMail(messageOf('demo'), SENDER);
    expect(text).toContain('Wednesday, March 11, 2026');
    expect(text).toContain('8:00 – 8:30 AM India Standard Time');
    expect(text).toContain('2:30 – 3:00 AM UTC');
  });

  it('contains no HTML element that a visitor typed', () => {
    const elements = (html: string) =>
      JSON.stringify(parseFragment(html), ['nodeName', 'childNodes', 'tagName']);
    const plain = { firstName: 'a', message: 'b' };
    const shape = elements(composeSalesMail(messageOf('contact', plain), SENDER, 's@example.com').html);
    fc.assert(
      fc.property(
        fc.constantFrom('<', '&lt;', '"', "'", '<!--', ']]>', '</style>', '<b>', '{x}'),
        (typed) => {
          const hostile = messageOf('contact', { firstName: typed, message: typed });
          expect(elements(composeSalesMail(hostile, SENDER, 's@example.com').html)).toBe(shape);
        },
      ),
    );
  });

  it('loads no external resource', () => {
    const { html } = composeVisitorMail(messageOf('demo'), SENDER);
    expect(html).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import|src=/i);
  });

  it('contains no link that a visitor typed, since the address may be another person’s', () => {
    const message = 'Win at https://evil.example/now or evil.example or m@evil.example';
    const { text, html } = composeVisitorMail(messageOf('contact', { message }), SENDER);
    for (const words of [text, html]) expect(words).not.toMatch(/evil\.example|https?:\/\/evil|m@evil/);
  });

  it.each([
    ['Asha', 'Asha'],
    ['Anne-Marie', 'Anne-Marie'],
    ["D'Arcy", "D'Arcy"],
    ['अमित', 'अमित'],
    ['evil.example', undefined],
    ['http://evil', undefined],
    ['WIN 1000', undefined],
    ['x'.repeat(60), undefined],
  ])('greets %s as %j', (typed, name) => {
    expect(greetableName(typed)).toBe(name);
  });

  it('keeps ordinary sentences unchanged', () => {
    const words = 'We pay 3.5% a month, i. e. a lot. See you at 10:30, A/B tests too!';
    expect(withoutLinks(words).replaceAll('\u200b', '')).toBe(words);
    expect(withoutLinks('Yes. No.')).toBe('Yes. No.');
  });
});

describe('the invitation of a demo', () => {
  it('describes the same meeting for visitor and sales, with no other attendee', () => {
    const message = messageOf('demo', { firstName: HOSTILE });
    const own = composeVisitorMail(message, SENDER).invitation?.text ?? '';
    const forSales = composeSalesMail(message, SENDER, 'sales@example.com').invitation?.text ?? '';
    const read = (text: string) => {
      const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
      return {
        uid: event?.getFirstPropertyValue('uid'),
        people: event?.getAllProperties('attendee').map((each) => String(each.getFirstValue()).toLowerCase()),
      };
    };
    const uid = '019cd6a7-5d40-7c3e-9f1b-0f6b3a3c9d21';
    expect(read(own)).toEqual({ uid, people: ['mailto:asha@example.com'] });
    expect(read(forSales)).toEqual({
      uid,
      people: ['mailto:asha@example.com', 'mailto:sales@example.com'],
    });
  });

  it('sends the invitation as an alternative part that mail programs can accept, and as an attachment', async () => {
    const server = await startMailServer();
    const mailer = createSmtpMailer(server.url);
    onTestFinished(() => mailer.close());
    await createVisitorEmail(mailer, SENDER).deliver(messageOf('demo'), signal());
    const [mail] = server.mails;
    expect(mail?.source).toMatch(/content-type: text\/calendar; charset=utf-8; method=REQUEST/i);
    expect(mail?.source).toMatch(/content-disposition: attachment; filename=invitation.ics/i);
  });

  it('omits the invitation for other kinds of lead', () => {
    expect(composeVisitorMail(messageOf('contact'), SENDER).invitation).toBeUndefined();
  });
});
