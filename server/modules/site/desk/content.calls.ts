import { setImmediate as nextTurn } from 'node:timers/promises';
import { markPage } from 'content/text-marks.ts';
import { isAnnounced } from 'contract/content/announcement.ts';
import { isCopyAddress, TEMPLATES } from 'contract/content/copies.ts';
import { type Content, isCopied } from 'contract/content/kinds.ts';
import { addressesOff } from 'contract/content/pages-off.ts';
import { documentIn } from 'contract/content/text-address.ts';
import type { ContentField, PublishedSet } from 'contract/desk/content.ts';
import { isGuarded } from 'contract/desk/roles.ts';
import { legalVersionPath } from 'contract/site/addresses.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../plugins/app-context.ts';
import { addDeskCall, type Change, type DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { content, contentAt } from '../../../shared/content.ts';
import { NotFound } from '../../../shared/errors.ts';
import { statedIn } from '../company.settings.ts';
import { findSet } from '../content/drafts.store.ts';
import { currentTexts, LANGUAGE, toReview, withoutAnnouncement } from '../content/live-content.ts';
import {
  findTextSet,
  type ListedText,
  listTextSets,
  listTexts,
  type TextChange,
  withChanges,
} from '../content/texts.store.ts';
import type { RenderedPages } from '../on-demand-pages.ts';
import { framedPolicy } from '../preview-html.ts';
import type { Site } from '../site-files.ts';
import { byGroup, findWords, groupOf, titleOf } from './content.rules.ts';
import { addDraftCalls, requireUnguarded } from './drafts.calls.ts';
import { findProblems, kindOfName } from './find-problems.ts';
import { describeText, labelOf, requireNoProblems, storeSet, TextOutdated } from './publish-set.ts';

const MOST_FOUND = 60;
const MOST_SETS = 50;

/** Adds the calls by which a team changes the texts of the site. */
export function addContentCalls(
  desk: FastifyInstance,
  { config, database, clock }: Pick<AppContext, 'config' | 'database' | 'clock'>,
  { renderForOne, site }: Pick<RenderedPages, 'renderForOne'> & { site: Site },
): void {
  addDeskCall(desk, 'GET /content', async ({ query }) => {
    const stored = await listTexts(database, LANGUAGE);
    const words = query.set ? withDocuments(stored, await draftsOf(query.set)) : content();
    const changed = Map.groupBy(stored, ({ address }) => documentIn(address));
    const documents = [...words.names].sort(byGroup).map((name) => ({
      ...{ name, title: titleOf(name), group: groupOf(name), isGuarded: isGuarded(name) },
      changed: changed.get(name)?.length ?? 0,
    }));
    const searched = query.words?.trim() ?? '';
    const found = searched === '' ? [] : await search(words, stored, searched);
    return { documents, found: found.slice(0, MOST_FOUND), hasMore: found.length > MOST_FOUND };
  });

  addDeskCall(desk, 'GET /content/document', async ({ query: { name, set } }) => {
    const texts = await listTexts(database, LANGUAGE);
    // An announcement whose time is not now as well.
    const words = withDocuments(texts, set ? await draftsOf(set) : []);
    const fields = listShown(words, name, new Map(texts.map((text) => [text.address, text])));
    const kind = kindOfName(name);
    if (fields.length === 0 || !kind) throw new NotFound();
    const addresses = addressesOff(name, '/', words.one('site').slug);
    const [page = PAGES[name] ?? pageOfVersion(name)] = typeof addresses === 'string' ? [] : addresses;
    return {
      ...{ name, title: titleOf(name), isGuarded: isGuarded(name), isCopied: isCopied(kind), fields },
      ...(page && !words.pagesOff.has(page) && { page }),
    };
  });

  addDeskCall(desk, 'GET /content/preview', async ({ query, request, reply }) => {
    const found = await findSet(database, query.set);
    if (!found && !query.marks) throw new NotFound();
    const texts = withChanges(await currentTexts(database), found?.drafts ?? []);
    const announcement = { ...content().withTexts(texts).one('announcement'), from: '' };
    // A preview also shows an announcement that is to come, but none that is over.
    const isOver = !isAnnounced(announcement, config.office.zone, clock());
    const words = contentAt(statedIn(config)).withTexts(isOver ? withoutAnnouncement(texts) : texts);
    const addresses: string[] = [];
    const { file, status } = await renderForOne(
      { target: query.page, network: request.network, coding: 'identity' },
      { content: query.marks ? words.withMarks(addresses) : words },
    );
    if (status !== 200) throw new NotFound();
    const { contentSecurityPolicy: policy = "default-src 'none'", identity } = file;
    reply.type('text/html; charset=utf-8');
    if (query.marks) {
      reply.headers({ 'content-security-policy': framedPolicy(policy), 'x-frame-options': 'SAMEORIGIN' });
      reply.send(markPage(identity.body.toString(), addresses));
    } else reply.headers({ 'content-security-policy': policy }).send(identity.body);
  });

  addDraftCalls(desk, { config, database, clock }, site);

  addDeskCall(desk, 'GET /content/sets', async () => {
    const sets = await listTextSets(database, LANGUAGE, MOST_SETS);
    const current = await currentTexts(database);
    const words = content();
    return { sets: Array.from(sets.values(), (texts) => describeSet(texts, words, current)) };
  });

  addDeskCall(desk, 'POST /content/sets/take-back', (call) => takeBack(call, false));
  addDeskCall(desk, 'POST /content/sets/take-back/guarded', (call) => takeBack(call, true));

  async function draftsOf(set: string): Promise<readonly TextChange[]> {
    return (await findSet(database, set))?.drafts ?? [];
  }

  async function takeBack(
    { body: { id }, person, change }: TakingBack,
    mayGuarded: boolean,
  ): Promise<undefined> {
    const set = await findTextSet(database, id);
    if (set.length === 0) throw new NotFound();
    if (!mayGuarded) requireUnguarded(set.map(({ address }) => address));
    const earlier = set.map(({ address, before }) => ({ address, value: before }));
    // Later sets may need what this one has added.
    requireNoProblems(await findProblems(await currentTexts(database), earlier));
    await change(async (transaction, note) => {
      const now = await currentTexts(transaction);
      // With the documents that come back.
      const words = content().withTexts(withChanges(now, earlier));
      const texts = set.map(({ address, before, value }) => {
        if ((now.get(address) ?? null) !== value) throw new TextOutdated(labelOf(words, address));
        return { address, before: value, value: before, replaced: words.findDefault(address) ?? '' };
      });
      await storeSet(transaction, {
        ...{ texts, author: person.email, now: clock(), reason: undefined, takesBack: id },
      });
      note({ subject: texts.map(({ address }) => address).join(', '), rows: texts.length });
    });
    return undefined;
  }
}

/** Returns the words with texts that count, and with the documents that a set adds or removes. */
function withDocuments(stored: readonly ListedText[], drafts: readonly TextChange[]): Content {
  const texts = new Map(stored.map(({ address, value }) => [address, value]));
  return content().withTexts(
    withChanges(
      texts,
      drafts.filter(({ address }) => isCopyAddress(address)),
    ),
  );
}

interface TakingBack {
  body: { id: string };
  person: DeskPerson;
  change: Change;
}

/** Pages of documents that cannot be switched off. */
const PAGES: Readonly<Record<string, string>> = {
  'pages/book-demo': '/book-demo',
  'pages/blog': '/blog',
  'pages/contact': '/contact-us',
  'pages/faq': '/faq',
  'pages/home': '/',
  'legal/cookies': '/cookies',
  'legal/privacy': '/privacy',
  'legal/terms': '/terms',
  faq: '/faq',
  plans: '/pricing',
  site: '/',
};

function pageOfVersion(name: string): string | undefined {
  const isVersion = kindOfName(name) === 'legal-version' && !TEMPLATES.includes(name);
  return isVersion ? legalVersionPath(name.slice(name.indexOf('/') + 1)) : undefined;
}

/** Lists the fields of a document with the texts that count. */
function listShown(words: Content, name: string, stored: ReadonlyMap<string, ListedText>): ContentField[] {
  const shown = shownTexts(words, name, (address) => stored.get(address)?.value);
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
function shownTexts(
  words: Content,
  name: string,
  textAt: (address: string) => string | undefined,
): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (field: unknown, way: string): void => {
    if (typeof field === 'object' && field !== null) {
      const keys = textAt(`${name}#${way}`)?.split('\n') ?? Object.keys(field);
      Object.values(field).forEach((part, index) => {
        collect(part, way === '' ? (keys[index] ?? '') : `${way}.${keys[index]}`);
      });
    } else if (field !== undefined && field !== null) texts.set(`${name}#${way}`, String(field));
  };
  const kind = kindOfName(name);
  const document =
    kind && words.list(kind).find(({ folder, id }) => name === (folder ? `${folder}/${id}` : id));
  if (document) collect(document, '');
  return texts;
}

/** Finds the texts that hold some words, one document after the other: to read all of them takes long. */
async function search(words: Content, stored: readonly ListedText[], searched: string) {
  const texts = new Map(stored.map((text) => [text.address, text.value]));
  const found = [];
  for (const name of words.names) {
    await nextTurn();
    const shown = shownTexts(words, name, (address) => texts.get(address));
    const fields = words.listFields(name).map(({ address, label, value }) => ({
      ...{ address, label, name, title: titleOf(name) },
      texts: [
        texts.get(address) ?? value,
        shown.get(address) ?? '',
        asPrice(address, texts.get(address) ?? value),
      ],
    }));
    found.push(...findWords(fields, searched, MOST_FOUND + 1 - found.length));
    if (found.length > MOST_FOUND) break;
  }
  return found;
}

/** Returns the price of a plan as pages show it, which is stored as a number alone. */
function asPrice(address: string, value: string): string {
  return /^plans#.*\.price$/.test(address) ? `$${value}` : '';
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
      ...{ address, title: titleOf(documentIn(address)), ...describeText(words, address) },
      ...{ before: reads(address, before), value: reads(address, value) },
    })),
  };
}
