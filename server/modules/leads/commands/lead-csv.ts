import { AgentRequest } from 'contract/leads/agent-request.ts';
import { DESIGN_BAGGAGE_KEYS } from 'contract/leads/chatbot-design.ts';
import { ChatbotRequest } from 'contract/leads/chatbot-request.ts';
import { ContactRequest } from 'contract/leads/contact-request.ts';
import { DemoRequest } from 'contract/leads/demo-request.ts';
import type { Fields, LeadRecord } from '../records/lead-record.ts';
import { TOUCH_KEYS } from '../touch.rules.ts';

const BODY_FIELDS = [
  ...new Set(
    [ContactRequest, DemoRequest, AgentRequest, ChatbotRequest].flatMap(({ properties }) =>
      Object.keys(properties),
    ),
  ),
].filter((name) => name !== 'email');

const ATTRIBUTION_FIELDS: readonly string[] = [...TOUCH_KEYS, ...Object.values(DESIGN_BAGGAGE_KEYS)];

/** The columns of the export: every field of every form, so that the file need not be read twice to be written. */
export const CSV_COLUMNS: readonly string[] = [
  'id',
  'received_at',
  'kind',
  'state',
  'email',
  ...BODY_FIELDS,
  ...ATTRIBUTION_FIELDS,
  'context',
  'suspicions',
  'deliveries',
  'notes',
  // At the end, so that sheets that count columns go on reading the others.
  'bookedStart',
  'bookedEnd',
  'bookingState',
];

/** A lead's texts in these columns. */
export function csvCells(lead: LeadRecord): string[] {
  const { id, receivedAt, kind, state, email, body, attribution, context, suspicions, booking } = lead;
  return [
    id,
    receivedAt,
    kind,
    state,
    email,
    ...BODY_FIELDS.map((name) => textOf(body, name)),
    ...ATTRIBUTION_FIELDS.map((name) => textOf(attribution, name)),
    Object.keys(context).length > 0 ? JSON.stringify(context) : '',
    suspicions.join(', '),
    lead.deliveries.map(({ channel, message, state }) => `${channel} ${message}: ${state}`).join('\n'),
    lead.notes.map(({ createdAt, text }) => `${createdAt} ${text}`).join('\n'),
    booking?.startDateTime ?? '',
    booking?.endDateTime ?? '',
    booking?.state ?? '',
  ];
}

function textOf(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
