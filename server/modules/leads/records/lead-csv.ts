import { DESIGN_BAGGAGE_KEYS } from 'contract/leads/chatbot-design.ts';
import { exportColumns } from 'contract/leads/lead-forms.ts';
import { TOUCH_KEYS } from '../intake/touch.rules.ts';
import type { Fields, LeadRecord } from './lead-record.ts';

/** The last number that was released before the columns behind the fields: fields with a higher one come last. */
const LAST_INNER_COLUMN = 16;

/** The fields in the middle of a line, and those at its end: a new field moves no column that was there. */
export function divideFields(columns: readonly { name: string; column: number }[]) {
  const names = (isLater: boolean) =>
    columns.flatMap(({ name, column }) => (column > LAST_INNER_COLUMN === isLater ? [name] : []));
  return { inner: names(false), later: names(true) };
}

const { inner: INNER_FIELDS, later: LATER_FIELDS } = divideFields(
  exportColumns().filter(({ name }) => name !== 'email'),
);

const ATTRIBUTION_FIELDS: readonly string[] = [...TOUCH_KEYS, ...Object.values(DESIGN_BAGGAGE_KEYS)];

/** The columns of the export: every field of every form, so that the file need not be read twice to be written. */
export const CSV_COLUMNS: readonly string[] = [
  'id',
  'received_at',
  'kind',
  'state',
  'email',
  ...INNER_FIELDS,
  ...ATTRIBUTION_FIELDS,
  'context',
  'suspicions',
  'deliveries',
  'notes',
  // At the end, so that sheets that count columns still read the others.
  'bookedStart',
  'bookedEnd',
  'bookingState',
  ...LATER_FIELDS,
];

/** Returns a lead's texts in these columns. */
export function csvCells(lead: LeadRecord): string[] {
  const { id, receivedAt, kind, state, email, body, attribution, context, suspicions, booking } = lead;
  return [
    id,
    receivedAt,
    kind,
    state,
    email,
    ...INNER_FIELDS.map((name) => textOf(body, name)),
    ...ATTRIBUTION_FIELDS.map((name) => textOf(attribution, name)),
    Object.keys(context).length > 0 ? JSON.stringify(context) : '',
    suspicions.join(', '),
    lead.deliveries.map(({ channel, message, state }) => `${channel} ${message}: ${state}`).join('\n'),
    lead.notes.map(({ createdAt, text }) => `${createdAt} ${text}`).join('\n'),
    booking?.startDateTime ?? '',
    booking?.endDateTime ?? '',
    booking?.state ?? '',
    ...LATER_FIELDS.map((name) => textOf(body, name)),
  ];
}

function textOf(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
