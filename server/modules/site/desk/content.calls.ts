import { setImmediate as nextTurn } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import { describeProblem } from 'content/read-content.ts';
import { type Content, KINDS, type Kind, kindOf } from 'contract/content/kinds.ts';
import { addressesOff } from 'contract/content/pages-off.ts';
import { documentIn } from 'contract/content/text-address.ts';
import {
  ContentChanges,
  type ContentField,
  type PublishedSet,
  type TextChange,
} from 'contract/desk/content.ts';
import { isGuarded } from 'contract/desk/roles.ts';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import type { AppContext } from '../../../plugins/app-context.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { addDeskCall, type Change, type DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { content, contentAt } from '../../../shared/content.ts';
import { InvalidRequest, NotFound, publicError } from '../../../shared/errors.ts';
import { statedIn } from '../company.settings.ts';
import { LANGUAGE, toReview } from '../content/live-content.ts';
import {
  findTextSet,
  type ListedText,
  listTextSets,
  listTexts,
  storeTextSet,
} from '../content/texts.store.ts';
import type { RenderedPages } from '../on-demand-pages.ts';
import { byGroup, findWords, groupOf, titleOf, withChanges } from './content.rules.ts';

const MOST_FOUND = 60;
const MOST_SETS = 50;
const MOST_PREVIEW_BYTES = 1_000_000;

/** Documents whose facts others name. */
const FACTS: readonly string[] = ['site', 'plans', 'claims'];

/** Made with the label of the text that another person has changed. */
const TextOutdated = publicError(409, 'outdated', 'A colleague was faster.', (label: string) => ({
  message: `“${label}” was changed meanwhile. Reload it, and look at the new text first.`,
}));

/** Adds the calls by which a team changes the texts of the site. */
export function addContentCalls(
  desk: FastifyInstance,
  { config, database, clock }: Pick<AppContext, 'config' | 'database' | 'clock'>,
  { renderForOne }: Pick<RenderedPages, 'renderForOne'>,
): void {
  addDeskCall(desk, 'GET /content', async ({ query }) => {
    const stored = await listTexts(database, LANGUAGE);
    const words = content();
    const changed = Map.groupBy(stored, ({ address }) => documentIn(address));
    const documents = [...words.names].sort(byGroup).map((name) => ({
      ...{ name, title: titleOf(name), group: groupOf(name), isGuarded: isGuarded(name) },
      changed: changed.get(name)?.length ?? 0,
    }));
    const searched = query.words?.trim() ?? '';
    const found = searched === '' ? [] : await search(words, stored, searched);
    return { documents, found: found.slice(0, MOST_FOUND), hasMore: found.length > MOST_FOUND };
  });

  addDeskCall(desk, 'GET /content/document', async ({ query: { name } }) => {
    const words = content();
    const stored = new Map((await listTexts(database, LANGUAGE)).map((text) => [text.address, text]));
    const fields = listShown(words, name, stored);
    if (fields.length === 0) throw new NotFound();
    const addresses = addressesOff(name, '/', words.one('site').slug);
    const [page = PAGES[name]] = typeof addresses === 'string' ? [] : addresses;
    return { ...{ name, title: titleOf(name), isGuarded: isGuarded(name), fields }, ...(page && { page }) };
  });

  addDeskCall(desk, 'POST /content/check', async ({ body: { changes } }) => {
    const problems = await findNewProblems(await currentTexts(database), changes);
    return { problems };
  });

  addDeskCall(desk, 'GET /content/preview', async ({ query, request, reply }) => {
    const texts = withChanges(await currentTexts(database), readChanges(query.changes));
    const { file, status } = await renderForOne(
      { target: query.page, network: request.network, coding: 'identity' },
      { content: contentAt(statedIn(config)).withTexts(texts) },
    );
    if (status !== 200) throw new NotFound();
    reply.headers({ 'content-security-policy': file.contentSecurityPolicy });
    reply.type('text/html; charset=utf-8').send(file.identity.body);
  });

  addDeskCall(desk, 'PUT /content', (call) => publish(call, false));
  addDeskCall(desk, 'PUT /content/guarded', (call) => publish(call, true));

  addDeskCall(desk, 'GET /content/sets', async () => {
    const sets = await listTextSets(database, LANGUAGE, MOST_SETS);
    const current = await currentTexts(database);
    const words = content();
    return { sets: Array.from(sets.values(), (texts) => describeSet(texts, words, current)) };
  });

  addDeskCall(desk, 'POST /content/sets/take-back', (call) => takeBack(call, false));
  addDeskCall(desk, 'POST /content/sets/take-back/guarded', (call) => takeBack(call, true));

  async function publish({ body, person, change }: Publishing, mayGuarded: boolean): Promise<undefined> {
    const { changes, reason } = body;
    if (!mayGuarded) requireUnguarded(changes.map(({ address }) => address));
    const words = content();
    const texts = await currentTexts(database);
    const problems = await findNewProblems(texts, changes);
    if (problems.length > 0) {
      throw new InvalidRequest(
        'These texts don’t fit yet.',
        problems.map(({ address, message }) => ({ field: address, message })),
      );
    }
    await change(async (transaction, note) => {
      const now = await currentTexts(transaction);
      const set = changes.map(({ address, before, value }) => {
        const usual = words.findDefault(address) ?? '';
        if ((now.get(address) ?? usual) !== before) throw new TextOutdated(labelOf(words, address));
        // The text of the document needs no row beside it.
        return {
          address,
          replaced: usual,
          before: now.get(address) ?? null,
          value: value === usual ? null : value,
        };
      });
      await storeTextSet(transaction, {
        ...{ language: LANGUAGE, texts: set, author: person.email, reason, now: clock() },
        takesBack: undefined,
      });
      note({ subject: set.map(({ address }) => address).join(', '), rows: set.length, reason });
    });
    return undefined;
  }

  async function takeBack(
    { body: { id }, person, change }: TakingBack,
    mayGuarded: boolean,
  ): Promise<undefined> {
    const words = content();
    await change(async (transaction, note) => {
      const set = await findTextSet(transaction, id);
      if (set.length === 0) throw new NotFound();
      if (!mayGuarded) requireUnguarded(set.map(({ address }) => address));
      const now = await currentTexts(transaction);
      const texts = set.map(({ address, before, value }) => {
        if ((now.get(address) ?? null) !== value) throw new TextOutdated(labelOf(words, address));
        return { address, before: value, value: before, replaced: words.findDefault(address) ?? '' };
      });
      await storeTextSet(transaction, {
        ...{ language: LANGUAGE, texts, author: person.email, now: clock() },
        ...{ reason: undefined, takesBack: id },
      });
      note({ subject: texts.map(({ address }) => address).join(', '), rows: texts.length });
    });
    return undefined;
  }
}

interface Publishing {
  body: ContentChanges;
  person: DeskPerson;
  change: Change;
}

interface TakingBack {
  body: { id: string };
  person: DeskPerson;
  change: Change;
}

/** @throws {InvalidRequest} when they are no changes */
function readChanges(compressed: string): TextChange[] {
  try {
    const json = inflateRawSync(Buffer.from(compressed, 'base64url'), {
      maxOutputLength: MOST_PREVIEW_BYTES,
    });
    return Value.Parse(ContentChanges, JSON.parse(json.toString())).changes;
  } catch {
    throw new InvalidRequest('These changes can’t be read.');
  }
}

/** Pages of documents that cannot be switched off. */
const PAGES: Readonly<Record<string, string>> = {
  'pages/book-demo': '/book-demo',
  'pages/blog': '/blog',
  'pages/contact': '/contact-us',
  'pages/faq': '/faq',
  'pages/home': '/',
  faq: '/faq',
  plans: '/pricing',
};

function requireUnguarded(addresses: readonly string[]): void {
  const guarded = addresses.filter((address) => isGuarded(documentIn(address)));
  if (guarded.length === 0) return;
  const message = 'Only an owner changes this, with a passkey.';
  throw new InvalidRequest(
    message,
    guarded.map((field) => ({ field, message })),
  );
}

async function currentTexts(database: Database): Promise<Map<string, string>> {
  return new Map((await listTexts(database, LANGUAGE)).map(({ address, value }) => [address, value]));
}

function labelOf(words: Content, address: string): string {
  const field = words.listFields(documentIn(address)).find((each) => each.address === address);
  return field?.label ?? address;
}

/** Lists the fields of a document with the texts that count. */
function listShown(words: Content, name: string, stored: ReadonlyMap<string, ListedText>): ContentField[] {
  const shown = shownTexts(words, name);
  const outdated = new Set(toReview([...stored.values()], words.findDefault));
  return words.listFields(name).map(({ value: usual, ...field }) => {
    const text = stored.get(field.address);
    const value = text?.value ?? usual;
    const reads = shown.get(field.address);
    return {
      ...{ ...field, usual, value },
      ...(reads !== undefined && reads !== value && { shown: reads }),
      ...(text && { changed: { by: text.author, at: text.changedAt } }),
      ...(outdated.has(field.address) && { isOutdated: true }),
    };
  });
}

/** Returns the texts of a document as they read with the facts that they name, by address. */
function shownTexts(words: Content, name: string): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (field: unknown, way: string): void => {
    if (typeof field === 'object' && field !== null) {
      for (const [key, part] of Object.entries(field)) collect(part, way === '' ? key : `${way}.${key}`);
    } else if (field !== undefined && field !== null) texts.set(`${name}#${way}`, String(field));
  };
  const kind = kindOfName(name);
  const document =
    kind && words.list(kind).find(({ folder, id }) => name === (folder ? `${folder}/${id}` : id));
  if (document) collect(document, '');
  return texts;
}

function kindOfName(name: string): Kind | undefined {
  return kindOf(`${name}.yaml`) ?? kindOf(`${name}.md`);
}

/** Finds the texts that hold some words, one document after the other: to read all of them takes long. */
async function search(words: Content, stored: readonly ListedText[], searched: string) {
  const texts = new Map(stored.map((text) => [text.address, text.value]));
  const found = [];
  for (const name of words.names) {
    await nextTurn();
    const shown = shownTexts(words, name);
    const fields = words.listFields(name).map(({ address, label, value }) => ({
      ...{ address, label, name, title: titleOf(name) },
      texts: [texts.get(address) ?? value, shown.get(address) ?? ''],
    }));
    found.push(...findWords(fields, searched, MOST_FOUND + 1 - found.length));
    if (found.length > MOST_FOUND) break;
  }
  return found;
}

/** Finds what would be wrong with some changes that isn't wrong without them. */
async function findNewProblems(
  texts: ReadonlyMap<string, string>,
  changes: readonly TextChange[],
): Promise<{ address: string; message: string }[]> {
  const names = changes.map(({ address }) => documentIn(address));
  // Others name facts of these.
  const kinds = names.some((name) => FACTS.includes(name))
    ? (Object.keys(KINDS) as Kind[])
    : [...new Set(names.flatMap((name) => kindOfName(name) ?? []))];
  const before = new Set((await readProblems(content(), kinds)).map(describeProblem));
  const problems = await readProblems(content().withTexts(withChanges(texts, changes)), kinds);
  return problems
    .filter((problem) => !before.has(describeProblem(problem)))
    .map((problem) => {
      const { address } = changes.find((change) => problem.message.startsWith(`${change.address} `)) ?? {};
      if (address === undefined) {
        return { address: changes[0]?.address ?? '', message: `${describeProblem(problem)}.` };
      }
      // Without the address, and the name of the field, which stands beside it.
      const [, why = ''] = /^\S+ (?:is wrong as it is replaced: [\w.]+ )?(.*)$/s.exec(problem.message) ?? [];
      return { address, message: `${why.charAt(0).toUpperCase()}${why.slice(1)}.` };
    });
}

async function readProblems(words: Content, kinds: readonly Kind[]) {
  for (const kind of kinds) {
    await nextTurn();
    words.list(kind);
  }
  return words.findProblems(kinds);
}

type StoredSet = Awaited<ReturnType<typeof findTextSet>>;

function describeSet(texts: StoredSet, words: Content, current: ReadonlyMap<string, string>): PublishedSet {
  const [first] = texts;
  const reads = (address: string, value: string | null) => value ?? words.findDefault(address) ?? '';
  return {
    ...{ id: first?.set_id ?? '', by: first?.author ?? '', at: first?.changed_at ?? '' },
    ...(first?.reason && { reason: first.reason }),
    takesBack: first?.takes_back !== null,
    canTakeBack: texts.every(({ address, value }) => (current.get(address) ?? null) === value),
    texts: texts.map(({ address, before, value }) => ({
      ...{ address, title: titleOf(documentIn(address)), label: labelOf(words, address) },
      ...{ before: reads(address, before), value: reads(address, value) },
    })),
  };
}
