import { LEAD_KINDS } from 'contract/api-paths.ts';
import { v7 as uuidV7 } from 'uuid';
import { LEAD_STATES } from '../server/modules/leads/records/lead-filter.ts';
import type { Database } from '../server/plugins/database/schema.ts';

const FIRST = ['Meera', 'Jonas', 'Aïcha', 'Tomás', 'Wei', 'Sofie', 'Ravi', 'Ingrid', 'Paulo', 'Yuki'];
const LAST = ['Rao', 'Keller', 'Haddad', 'Pérez', 'Chen', 'Larsen', 'Patel', 'Nyström', 'Costa', 'Mori'];
const COMPANIES = [
  'Contoso',
  'Harborlight',
  'Northwind',
  'Fabrikam',
  'Globex',
  'Initech',
  'Umbra',
  'Vandelay',
];
const WORDS =
  'we want agents that read our invoices and answer customers about orders returns and delivery in time'.split(
    ' ',
  );
const STEP = 500;
const YEAR_MS = 365 * 86_400_000;

/**
 * Fills an empty database with leads of a year, with what makes lists of them slow: three deliveries each, notes,
 * people.
 */
export async function fillLeads(database: Database, count: number): Promise<void> {
  const now = Date.now();
  for (let begin = 0; begin < count; begin += STEP) {
    const numbers = Array.from({ length: Math.min(STEP, count - begin) }, (_, index) => begin + index);
    const leads = numbers.map((number) => {
      const at = now - YEAR_MS + Math.floor((number / count) * YEAR_MS);
      return { number, id: uuidV7({ msecs: at }), at: new Date(at).toISOString() };
    });
    await database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('leads')
        .values(
          leads.map(({ number, id, at }) => ({
            ...{ id, received_at: at, email: `person-${number % 80_000}@example.com` },
            kind: pick(LEAD_KINDS, number),
            state: number % 50 === 0 ? pick(LEAD_STATES, number / 50) : ('handled' as const),
            body: JSON.stringify(bodyOf(number)),
            attribution: number % 3 === 0 ? JSON.stringify({ utm_source: pick(SOURCES, number) }) : null,
            source: number % 3 === 0 ? pick(SOURCES, number) : null,
            campaign: number % 3 === 0 ? `launch-${number % 11}` : null,
            assigned_to: number % 4 === 0 ? null : `person-${number % 6}`,
          })),
        )
        .execute();
      await transaction
        .insertInto('lead_deliveries')
        .values(
          leads.flatMap(({ id, at }) =>
            ['visitor-email', 'sales-email', 'crm-webhook'].map((channel) => ({
              ...{ id: uuidV7(), lead_id: id, channel, message: 'received', state: 'done' as const },
              ...{ attempts: 1, due_at: at, created_at: at, ended_at: at },
            })),
          ),
        )
        .execute();
    });
  }
}

const SOURCES = ['newsletter', 'google', 'linkedin', 'partner'];

function pick<Value>(values: readonly Value[], number: number): Value {
  return values[Math.floor(number) % values.length] as Value;
}

function bodyOf(number: number) {
  const text = Array.from({ length: 30 }, (_, index) => pick(WORDS, number * 7 + index * 3)).join(' ');
  return {
    firstName: pick(FIRST, number),
    lastName: pick(LAST, number / 7),
    email: `person-${number % 80_000}@example.com`,
    phone: `+9198765${String(number).padStart(5, '0')}`,
    company: `${pick(COMPANIES, number / 3)} ${number % 997}`,
    message: text,
  };
}
