import type { Fact, MailContent } from 'contract/mails/mail-content.ts';
import type { LeadMessage, LeadSnapshot } from '../channel.ts';
import type { DemoNews } from '../demo-news.ts';
import { filledFields, KIND_WORDS, meetingOf, personOf } from '../lead-words.ts';
import { describeMeeting, describeStart, type Meeting } from '../meeting-words.ts';
import { actionsOf, type DemoLinks } from './demo-mail.ts';

const RECEIVED = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/**
 * The email to the sales address about a lead: who, what, when, and how they found us. The email about a changed demo
 * repeats all of that, because it may be the first that sales get.
 */
export function salesMail({ lead, news }: Pick<LeadMessage, 'lead' | 'news'>, links: DemoLinks): MailContent {
  const meeting = news ?? meetingOf(lead);
  const who = personOf(lead) || lead.email;
  const from = lead.body.company ? ` (${lead.body.company})` : '';
  const when = meeting ? `, ${describeStart(meeting)}` : '';
  const title = news ? titleOfNews(news) : `New ${KIND_WORDS[lead.kind]} request`;
  const isCancelled = news?.occasion === 'cancelled';
  return {
    subject: `${title}: ${who}${from}${when}`,
    preview: `Reply to this email to reach ${who}.`,
    heading: `${who}${from}`,
    paragraphs: [
      `${title}. Reply to this email and your answer goes to ${lead.email}.`,
      ...(news ? newsLines(news) : []),
      ...(meeting && !news ? ['The meeting is attached as a calendar invitation.'] : []),
    ],
    highlight: meeting && whenFact(meeting, lead, isCancelled),
    actions: isCancelled ? [] : actionsOf(links),
    factsTitle: 'The request',
    facts: [...filledFields(lead), ...broughtRoi(lead), ...touches(lead)],
    footer: [`Received ${RECEIVED.format(lead.receivedAt)} UTC. Request ${lead.id}.`, whatTheyGet(news)],
  };
}

/** How the team names what has become of a demo, and what the attachment does in a calendar. */
export const NEWS_WORDS: Record<DemoNews['occasion'], { title: string; attached: string }> = {
  moved: {
    title: 'Demo moved',
    attached: 'The attached invitation replaces the earlier one in your calendar.',
  },
  cancelled: { title: 'Demo canceled', attached: 'The attached update takes it off your calendar.' },
  'reminder-day': { title: 'Demo in 24 hours', attached: '' },
  'reminder-hour': { title: 'Demo in one hour', attached: '' },
};

/** Such as `Demo moved`. */
export function titleOfNews({ occasion, isUnconfirmed }: DemoNews): string {
  return isUnconfirmed ? 'Demo not confirmed' : NEWS_WORDS[occasion].title;
}

function whatTheyGet(news: DemoNews | undefined): string {
  if (!news) return 'They get a confirmation with the same details.';
  return news.isUnconfirmed
    ? 'They got one email, with the link to confirm.'
    : 'They get an email with the same news.';
}

function newsLines({ occasion, previousStart, end, isUnconfirmed }: DemoNews): string[] {
  if (isUnconfirmed)
    return ['They didn’t confirm it with the link in their email, so the time is free again.'];
  const before = previousStart ? [`It was ${describeStart({ start: previousStart, end })}.`] : [];
  return [...before, NEWS_WORDS[occasion].attached];
}

function whenFact(meeting: Meeting, { timeZone }: LeadSnapshot, isCancelled: boolean): Fact {
  return {
    label: isCancelled ? 'It was set for' : 'When',
    value: describeMeeting(meeting, timeZone, 'team'),
  };
}

/** What the visitor calculated, and wants to go through. */
function broughtRoi({ context }: LeadSnapshot): Fact[] {
  const { roi } = context ?? {};
  if (!roi) return [];
  const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`;
  const payback = roi.paybackMonths === null ? '' : `, paid back after ${roi.paybackMonths} months`;
  return [
    {
      label: 'ROI result',
      value: [
        `${usd(roi.potentialSavingsUsdPerYear)} saved per year${payback}`,
        `${roi.useCase}, ${roi.industry}: ${roi.employees.toLocaleString('en-US')} employees at ${usd(roi.averageSalaryUsd)}, ${roi.automationPercentage}% automated, implementation ${usd(roi.implementationCostUsd)}`,
      ].join('\n'),
    },
  ];
}

/** `utm_source=newsletter` and the like. */
function touches({ attribution }: LeadSnapshot): Fact[] {
  const entries = Object.entries(attribution ?? {});
  if (entries.length === 0) return [];
  return [{ label: 'How they got here', value: entries.map((entry) => entry.join(': ')).join('\n') }];
}
