import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RETENTION_MONTHS, USUAL_RETENTION_DAYS } from 'contract/leads/retention.ts';
import { RECIPIENTS, type Recipient } from 'contract/site/data-processing.ts';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/settings/read-config.ts';
import { SETTINGS } from '../../server/settings/settings.ts';
import { content } from '../../site/src/content.ts';
import { type LegalDocument, legalDocuments } from '../../site/src/features/legal/legal-documents.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const sources = globSync('site/src/**/*.{ts,tsx,astro}', { cwd: ROOT })
  .filter((file) => !/\.test\.|\/testing\//.test(file))
  .map((file) => readFileSync(`${ROOT}/${file}`, 'utf8'))
  .join('\n');

/** Keys as written: `sessionStorage.key`, `sessionStorage.setItem(key, …)`, `useDraft(key, …)`. */
const PROPERTY = /(session|local)Storage\.(?!(?:set|get|remove)Item\b|clear\b|length\b)(\w+)/g;
const ITEM = /(session|local)Storage\.(?:set|get|remove)Item\(\s*([^,)]+?)\s*[,)]/g;
const DRAFT = /\buseDraft\(\s*([^,)]+?)\s*,/g;
/** The parameter of `use-draft.ts` that holds the key. */
const PARAMETER = 'name';

/** `'key'`, `'${KEY}'` or `KEY`, whose value a constant of that name has. */
function keyOf(written: string): string {
  const [, constant] = /^(?:'\$\{)?([A-Z][A-Z_]+)(?:\}')?$/.exec(written) ?? [];
  if (constant === undefined) return /^'(.+)'$/.exec(written)?.[1] ?? written;
  return new RegExp(`const ${constant}(?:: \\w+)? = '([^']+)'`).exec(sources)?.[1] ?? written;
}

function keysIn(storage: 'session' | 'local'): string[] {
  const written = [
    ...[...sources.matchAll(PROPERTY)].filter(([, kind]) => kind === storage).map(([, , key = '']) => key),
    ...[...sources.matchAll(ITEM)]
      .filter(([, kind, key]) => kind === storage && key !== PARAMETER)
      .map(([, , key = '']) => keyOf(key)),
    ...(storage === 'session' ? [...sources.matchAll(DRAFT)].map(([, key = '']) => keyOf(key)) : []),
  ];
  return [...new Set(written)].sort();
}

const [privacy, , cookies] = legalDocuments() as [LegalDocument, LegalDocument, LegalDocument];
const { tabNotes = {}, lastingNotes = {} } = cookies.lists ?? {};
const { recipients } = content().one('data-handling');

const textOf = ({ sections }: LegalDocument, id: string) =>
  sections.find((section) => section.id === id)?.html;

describe('what the browser keeps', () => {
  it('is listed key by key in the cookie policy', () => {
    expect(keysIn('session')).toEqual(Object.keys(tabNotes).sort());
    expect(keysIn('local')).toEqual(Object.keys(lastingNotes).sort());
    for (const key of Object.keys({ ...tabNotes, ...lastingNotes })) {
      expect(textOf(cookies, 'notes')).toContain(`<dt>${key}</dt>`);
    }
  });

  it('is in no other storage, and sets no cookie', () => {
    expect(sources).not.toMatch(
      /\bindexedDB\b|\bdocument\.cookie\b|\bcookieStore\b|\bserviceWorker\b|\bcaches\.open\b/,
    );
  });
});

/** Recipients to whom a setting sends what visitors write; some settings are our own. */
const RECIPIENT_OF: Readonly<Record<string, Recipient | 'our own'>> = {
  DATABASE_URL: 'our own',
  PUBLIC_URL: 'our own',
  ALERT_EMAIL: 'our own',
  REDIS_URL: 'sharedCounters',
  SMTP_URL: 'email',
  SALES_EMAIL: 'email',
  CRM_WEBHOOK_URL: 'crm',
  SLACK_WEBHOOK_URL: 'teamChat',
  TEAMS_WEBHOOK_URL: 'teamChat',
  DEMO_MEETING_URL: 'videoCall',
  LLM_BASE_URL: 'languageModel',
};

describe('who gets data', () => {
  it.each(Object.keys(SETTINGS).filter((name) => /_(?:URL|EMAIL)$/.test(name)))(
    'names in the privacy policy who gets data by %s',
    (name) => {
      const recipient = RECIPIENT_OF[name];
      expect(recipient, 'a new recipient: add it to the privacy policy, then here').toBeDefined();
      if (recipient === undefined || recipient === 'our own') return;
      expect(textOf(privacy, 'recipients')).toContain(`<dt>${recipients[recipient].name}</dt>`);
    },
  );

  it('describes each recipient', () => {
    for (const recipient of RECIPIENTS) {
      expect(textOf(privacy, 'recipients')).toContain(recipients[recipient].gets);
    }
  });
});

it('promises the retention that the settings have by default', () => {
  expect(Object.values(readConfig({}).retentionDays)).toEqual(Array(4).fill(USUAL_RETENTION_DAYS));
  expect(Math.round((USUAL_RETENTION_DAYS / 365) * 12)).toBe(RETENTION_MONTHS);
  expect(textOf(privacy, 'storage')).toContain(`for ${RETENTION_MONTHS} months`);
});
