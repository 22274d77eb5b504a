import type { IncomingMessage } from 'node:http';
import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { CLIENT_EVENTS } from 'contract/chat/chat.ts';
import { csvLine } from 'contract/csv.ts';
import { isRealDate } from 'contract/dates.ts';
import { isEmailAddress } from 'contract/email-address.ts';
import { designEntries } from 'contract/leads/chatbot-design.ts';
import { demoFormAt, demoRequestFromForm } from 'contract/leads/demo-form.ts';
import { EMAIL, findFieldProblem, isVisible } from 'contract/leads/field-rules.ts';
import { ROI_FIELDS, readRoiInputs } from 'contract/product/roi.ts';
import { describe, expect, it } from 'vitest';
import { printableLine } from '../../server/cli/terminal/printable.ts';
import { findPasswordProblem } from '../../server/modules/accounts/password.rules.ts';
import { readBearer } from '../../server/modules/accounts/require-login.ts';
import { findConsentProblem } from '../../server/modules/agents/consent/consent.rules.ts';
import { isAgentOrigin } from '../../server/modules/agents/mcp.routes.ts';
import { writePrompt } from '../../server/modules/agents/prompts.ts';
import { tidyMessage } from '../../server/modules/agents/tidy-message.ts';
import { openAsk } from '../../server/modules/answers/ask/ask.ts';
import { conversationOf } from '../../server/modules/answers/model/grounding.ts';
import { withAbsoluteLinks, withRelativeLinks } from '../../server/modules/answers/model/open-responder.ts';
import { keepOwnLinks } from '../../server/modules/answers/model/own-links.ts';
import { PassageIndex } from '../../server/modules/answers/passages/passage-index.ts';
import { goesOn, readQueryTerms } from '../../server/modules/answers/passages/query-terms.ts';
import { shorten } from '../../server/modules/answers/search/found-place.ts';
import { openTopicsOnce } from '../../server/modules/answers/topics/open-topics.ts';
import { readBlogQuery } from '../../server/modules/blog/blog.rules.ts';
import { readPictureName } from '../../server/modules/blog/pictures/picture.ts';
import { createPreviewSigner } from '../../server/modules/blog/preview.ts';
import { readSearch } from '../../server/modules/blog/search-words.ts';
import { writeCalendar } from '../../server/modules/bookings/calendar/calendar-writer.ts';
import { readIcs } from '../../server/modules/bookings/calendars/reading/read-ics.ts';
import { readCursor } from '../../server/modules/chat/history/thread-cursor.rules.ts';
import { readPayload } from '../../server/modules/chat/socket/read-payload.ts';
import { describeThread } from '../../server/modules/chat/store/message-statements.ts';
import { slackBody, teamsBody } from '../../server/modules/leads/channels/team-chat.ts';
import { readTimeZone } from '../../server/modules/leads/deliveries/meeting-times.ts';
import { describePhoneProblem, isDialable } from '../../server/modules/leads/intake/dialable.rules.ts';
import { readFormMeta } from '../../server/modules/leads/intake/form-meta.ts';
import { fingerprintOf, readIdempotencyKey } from '../../server/modules/leads/intake/idempotency.ts';
import {
  normalizePhone,
  readChatbotForm,
  readDemoForm,
} from '../../server/modules/leads/intake/lead-calls.ts';
import { readBroughtRoi } from '../../server/modules/leads/intake/lead-context.ts';
import { comparableText, findSuspicions } from '../../server/modules/leads/intake/screening.ts';
import { tidyTouch } from '../../server/modules/leads/intake/touch.rules.ts';
import { composeSalesMail, composeVisitorMail } from '../../server/modules/leads/mail/lead-mails.ts';
import { escapeHtml } from '../../server/modules/site/escape-html.ts';
import { findSiteAnswer } from '../../server/modules/site/find-answer.ts';
import { prefersMarkdown } from '../../server/modules/site/markdown-alternates.ts';
import { nearestPath } from '../../server/modules/site/nearest-path.ts';
import { readOnDemandAddress } from '../../server/modules/site/on-demand-address.ts';
import type { Site } from '../../server/modules/site/site-files.ts';
import { ClientNetworks, nameNetwork } from '../../server/plugins/http/client-network.ts';
import { acceptedCodings } from '../../server/plugins/http/content-coding.ts';
import { sharingOfCall } from '../../server/plugins/http/cross-origin.ts';
import { isCrossSite } from '../../server/plugins/http/csrf.ts';
import { namesTag } from '../../server/plugins/http/entity-tag.ts';
import { originForm } from '../../server/plugins/http/http-server.ts';
import { isAllowedOrigin } from '../../server/plugins/http/origin.ts';
import {
  isForm,
  parseUrlencoded,
  requireReadableBody,
  tidyBody,
} from '../../server/plugins/http/request-body.ts';
import { greetableName, withoutLinks } from '../../server/plugins/mail/quoted-text.ts';
import { listAddresses } from '../../server/shared/addresses/find-address.ts';
import { content } from '../../server/shared/content.ts';
import { calendar, event, SHAPE_HORIZON } from '../fixtures/calendars/shape.ts';
import { MAIL_BRAND } from '../support/mail-brand.ts';
import { leastMsOf, longTextsOf, SIGNS } from './long-text.ts';

const BOUND_MS = 20;
const NOW = new Date('2026-03-10T06:30:00Z');
const KNOWN_PATHS = Array.from({ length: 60 }, (_, index) => `/page-${index}/of-some-length`);
const ON_DEMAND = [{ pattern: /^\/blog\/([^/]+?)\/([^/]+?)$/, parameters: ['q', 'page'], search: 'q' }];
const HALF_HOUR = { startDateTime: '2026-03-12T08:00:00', endDateTime: '2026-03-12T08:30:00' };
const SITE = {
  files: new Map(),
  redirects: { origin: 'https://app.example', paths: ['/login'] },
  onDemand: ON_DEMAND,
} as unknown as Site;
const PASSAGE = {
  address: '/a',
  page: '/a',
  title: 'Page',
  heading: 'Plans',
  around: '',
  type: 'fact' as const,
};
const passageOf = (text: string) => ({ ...PASSAGE, statements: [{ kind: 'sentence' as const, text }] });
const INDEX = new PassageIndex();
INDEX.add(passageOf('Growth has ten members, and costs 149 dollars a month.'));
const ASK = openAsk({
  topics: openTopicsOnce(),
  passages: { find: async () => ({ passages: [], weigh: () => 0 }) },
  titleOf: (page) => page,
});
const BEHIND_PROXY = new ClientNetworks(['127.0.0.1']);
const PREVIEWS = createPreviewSigner({ key: 'key', clock: () => NOW });

/** A lead whose every field is the text. */
const leadOf = (text: string) => ({
  id: '1',
  kind: 'contact' as const,
  email: 'a@example.com',
  body: Object.fromEntries(
    ['firstName', 'lastName', 'name', 'company', 'phone', 'message'].map((field) => [field, text]),
  ),
  attribution: null,
  context: null,
  receivedAt: NOW,
});

const SENDER = {
  office: DEFAULT_OFFICE,
  ...MAIL_BRAND,
  siteUrl: null,
  from: 'hello@example.com',
  answersTo: null,
};
const messageOf = (message: string) => {
  const lead = leadOf('Asha');
  return { deliveryId: '1', message: 'received', lead: { ...lead, body: { ...lead.body, message } } };
};

/** A file of a calendar whose event ends with some lines. */
const readEvent = (...lines: string[]) =>
  readIcs(calendar(event('UID:1', 'DTSTART:20260310T090000Z', 'DURATION:PT1H', ...lines)), SHAPE_HORIZON);

/**
 * Every function that sees the text of a request, of a lead or of a calendar, before or after a schema has bounded it.
 */
const FUNCTIONS: Record<string, (text: string) => unknown> = {
  acceptedCodings,
  ClientNetworks: (text) =>
    BEHIND_PROXY.networkOf({
      socket: { remoteAddress: '127.0.0.1' },
      headers: { 'x-forwarded-for': text },
    } as unknown as IncomingMessage),
  comparableText: (text) => comparableText('contact', { message: text }),
  'composeVisitorMail and composeSalesMail': (text) => [
    composeVisitorMail(messageOf(text), SENDER),
    composeSalesMail(messageOf(text), SENDER, 'sales@example.com'),
  ],
  conversationOf: (text) => conversationOf({ content: text, history: [{ from: 'person', content: text }] }),
  csvLine: (text) => csvLine([text]),
  describePhoneProblem: (text) => describePhoneProblem(text),
  'describePhoneProblem of a number': (text) => describePhoneProblem(`+44 ${text}`),
  demoFormAt: (text) => demoFormAt(DEFAULT_OFFICE, { date: text, time: text, message: text }, HALF_HOUR),
  demoRequestFromForm: (text) => demoRequestFromForm(DEFAULT_OFFICE, { phone: text, date: text, time: text }),
  describeThread,
  designEntries: (text) => designEntries({ bubbleColor: text, textColor: text }),
  escapeHtml,
  findConsentProblem,
  'findFieldProblem of a line': (text) => findFieldProblem({ kind: 'line' }, text),
  'findFieldProblem of a text': (text) => findFieldProblem({ kind: 'text' }, text),
  'findFieldProblem of a mailbox': (text) => findFieldProblem(EMAIL, text),
  findPasswordProblem: (text) =>
    findPasswordProblem(text, { email: 'a@example.com', productNames: ['Example'] }),
  findSiteAnswer: (text) => findSiteAnswer(SITE, text),
  'findSiteAnswer of a query': (text) => findSiteAnswer(SITE, `/blog/a/b?q=${text}`),
  findSuspicions: (text) =>
    findSuspicions(
      {
        body: leadOf(text).body,
        email: `a@${text}`,
        honeypot: text,
        openMs: 1,
        leadsOfAddress: 1,
        addressesOfText: 1,
      },
      10,
    ),
  fingerprintOf: (text) => fingerprintOf({ [text]: text, text }),
  goesOn,
  greetableName,
  isAgentOrigin: (text) => isAgentOrigin(text, text, []),
  isAllowedOrigin: (text) => isAllowedOrigin(text, text, []),
  isDialable,
  isEmailAddress,
  isCrossSite: (text) => isCrossSite({ origin: text, host: text, 'sec-fetch-site': text }, []),
  isForm: (text) => isForm({ 'content-type': text }),
  isRealDate,
  isVisible,
  keepOwnLinks: (text) => keepOwnLinks(text, []),
  'keepOwnLinks of a passage': (text) => keepOwnLinks('See https://own.example.', [passageOf(text)]),
  listAddresses,
  nameNetwork,
  namesTag: (text) => namesTag(text, '"tag"'),
  nearestPath: (text) => nearestPath(text, KNOWN_PATHS),
  originForm: (text) => originForm('GET', text),
  'originForm of an absolute address': (text) => originForm('GET', `http://${text}`),
  parseUrlencoded,
  'parseUrlencoded of a value': (text) => parseUrlencoded(`name=${text}`),
  'PassageIndex.find': (text) =>
    INDEX.find(readQueryTerms({ content: text, history: [], isUnfinished: true }), 8),
  prefersMarkdown,
  'PreviewSigner.verify': (text) => PREVIEWS.verify(text, text, text),
  printableLine,
  readBearer,
  'readBearer of a token': (text) => readBearer(`Bearer ${text}`),
  readBlogQuery: (text) => readBlogQuery({ page: text, limit: text, q: text, categorySlug: text }),
  readBroughtRoi,
  readChatbotForm: (text) => readChatbotForm({ bubbleColor: text, textColor: text, name: text }),
  readCursor,
  readDemoForm: (text) =>
    readDemoForm({ consent: 'on', phone: text, date: text, time: text }, 'Example', DEFAULT_OFFICE),
  readFormMeta: (text) =>
    readFormMeta({
      baggage: text,
      acceptLanguage: text,
      postedHoneypot: text,
      productName: 'Example',
      now: NOW,
    }),
  'readFormMeta of known keys': (text) =>
    readFormMeta({
      baggage: ['utm_source', 'landing_page', 'consent_text', 'time_zone', 'roi_figures']
        .map((key) => `${key}=${text}`)
        .join(','),
      productName: 'Example',
      now: NOW,
    }),
  'readIcs of lines': (text) => readEvent(text),
  'readIcs of parameters': (text) => readEvent(`EXDATE;${text}:20260310T090000Z`),
  'readIcs of values': (text) =>
    readEvent(
      ...['ATTENDEE', 'EXDATE', 'RDATE', 'RRULE', 'SEQUENCE', 'X-APPLE-TRAVEL-DURATION'].map(
        (name) => `${name}:${text}`,
      ),
    ),
  'readIcs of a rule': (text) => readEvent(`RRULE:FREQ=DAILY;COUNT=2;BYMONTH=${text}`),
  'readIcs of a zone': (text) => readEvent(`RDATE;TZID=${text}:20260310T090000`),
  'readIcs of the description of a zone': (text) =>
    readIcs(
      calendar(
        [
          ...['BEGIN:VTIMEZONE', 'TZID:Own', 'BEGIN:STANDARD', `RRULE:FREQ=YEARLY;BYDAY=${text}`],
          ...['END:STANDARD', 'END:VTIMEZONE', event('DTSTART;TZID=Own:20260310T090000')],
        ].join('\r\n'),
      ),
      SHAPE_HORIZON,
    ),
  readIdempotencyKey,
  readOnDemandAddress: (text) => readOnDemandAddress(ON_DEMAND, text, ''),
  'readOnDemandAddress of a query': (text) => readOnDemandAddress(ON_DEMAND, '/blog/a/b', `?${text}`),
  ...Object.fromEntries(
    (Object.keys(CLIENT_EVENTS) as (keyof typeof CLIENT_EVENTS)[]).map((event) => [
      `readPayload of ${event}`,
      (text: string) => readPayload(event, [text, text, text, text]),
    ]),
  ),
  readPictureName,
  readRoiInputs: (text) =>
    readRoiInputs(
      Object.fromEntries(ROI_FIELDS.map((field) => [field, text])) as Parameters<typeof readRoiInputs>[0],
      content().one('roi-options'),
    ),
  readSearch,
  readTimeZone,
  'a question': (text) => ASK.answer({ content: text, earlier: [text, text] }),
  requireReadableBody: (text) => requireReadableBody({ 'content-type': `application/json;${text}` }),
  readQueryTerms: (text) => readQueryTerms({ content: text, history: [{ from: 'person', content: text }] }),
  settlePhone: (text) => normalizePhone({ phone: text, message: text }, 'DE'),
  sharingOfCall: (text) => sharingOfCall(text, text, ['https://own.example']),
  shorten: (text) => shorten(text, 180),
  slackBody: (text) => slackBody({ lead: leadOf(text) }, DEFAULT_OFFICE),
  teamsBody: (text) => teamsBody({ lead: leadOf(text) }, DEFAULT_OFFICE),
  tidyBody: (text) => tidyBody({ [text]: text, email: text }),
  tidyMessage: (text) => tidyMessage({ params: { name: text, arguments: { text } } }),
  tidyTouch: (text) => tidyTouch({ landing_page: text }),
  withAbsoluteLinks: (text) => withAbsoluteLinks(text, 'https://own.example'),
  withoutLinks,
  withRelativeLinks: (text) => withRelativeLinks(text, 'https://own.example'),
  writePrompt: (text) => writePrompt('choose_plan', { people: text, work: text }),
  writeCalendar: (text) =>
    writeCalendar(
      { method: 'REQUEST', producer: 'Example' },
      {
        ...{ uid: '1', sequence: 0, stamp: NOW, start: NOW, end: NOW },
        ...{ summary: text, description: text },
        attendees: [{ name: text, email: 'a@example.com' }],
      },
    ),
};

describe(`long texts, bounded by ${BOUND_MS} ms`, () => {
  it.each(Object.entries(FUNCTIONS))(
    'reads 16 KB of one character within the bound in %s',
    async (_name, read) => {
      const slow: string[] = [];
      for (const sign of SIGNS) {
        for (const [shape, text] of longTextsOf(sign).entries()) {
          const ms = await leastMsOf(() => read(text), BOUND_MS);
          if (ms > BOUND_MS) slow.push(`${JSON.stringify(sign)} in shape ${shape}: ${Math.round(ms)} ms`);
        }
      }
      expect(slow).toEqual([]);
    },
  );
});
