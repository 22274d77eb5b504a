import { join } from 'node:path';
import type {
  ArticleDraft,
  ArticleEntry,
  ArticleList,
  ArticlesQuery,
  PublishArticle,
  SaveArticle,
  TakeDownArticle,
} from 'contract/desk/articles.ts';
import { articlePath } from 'contract/site/addresses.ts';
import type { SiteLocals } from 'contract/site/site-locals.ts';
import type { Static } from 'typebox';
import { v7 as uuidV7 } from 'uuid';
import type { AppContext } from '../../../plugins/app-context.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import type { Change, DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { InvalidRequest, NotFound, publicError } from '../../../shared/errors.ts';
import { findArticleStatus } from '../article-status.ts';
import { readTimeLabel } from '../blog.rules.ts';
import type { BlogStore } from '../blog.store.ts';
import { createBlogWriter } from '../blog-writer.ts';
import { type ArticleFile, LONGEST_TEXT_BYTES, readArticle, readBytes } from '../import/article-file.ts';
import { listArticleFiles } from '../import/article-files.ts';
import { checkLinks } from '../import/check-links.ts';
import { kindOf } from '../import/documents/document.ts';
import { legalText } from '../import/documents/legal-text.ts';
import type { PreparedArticle } from '../import/prepare-article.ts';
import { BadFile } from '../import/problem.ts';
import { readSitePages } from '../import/site-pages.ts';
import { AddressTaken } from '../imported-article.ts';
import { findNamedArticle, readRedirect } from '../named-articles.ts';
import { readPicture, readPictureWithin } from '../pictures/read-picture.ts';
import { redirectRemoved, removeArticle } from '../removals.ts';
import { findSourcesWith, listArticles } from './article-list.ts';
import { type ArticleTools, asSentence } from './article-tools.ts';
import { deskSource, isWrittenAtDesk } from './draft-states.ts';
import { composeDraft, dateOf, readEntries, splitDraft, withDate } from './draft-text.ts';
import {
  type Draft,
  discardDrafts,
  findDraft,
  listStates,
  markPublished,
  readDraftPictures,
  saveDraft,
  versionOf,
} from './drafts.store.ts';
import { storePictures, takeFile, takeHtml } from './taken-in.ts';

/** Made with the name of the colleague whose text would be lost. */
const ArticleOutdated = publicError(409, 'outdated', 'A colleague was faster.', (by: string) => ({
  message: `${by} saved this article meanwhile. Look at their text first.`,
}));

const ImportedMeanwhile = publicError(
  409,
  'imported',
  'An import changed this article after you began to write. Publish your text in its place, or take the file again.',
);

interface Parts extends Pick<AppContext, 'config' | 'database' | 'clock'> {
  blog: BlogStore;
  tools: ArticleTools;
  renderPage: (target: string, network: string, own: Partial<SiteLocals>) => Promise<Buffer>;
}

interface Changing {
  person: DeskPerson;
  change: Change;
}

/** Creates the functions of the desk for articles: each of its calls is one function. */
export function createArticleDesk({ config, database, clock, blog, tools, renderPage }: Parts) {
  const folder = config.blogDir;

  async function requireDraft(source: string, version?: string, within: Database = database): Promise<Draft> {
    const draft = await findDraft(within, source);
    if (!draft) throw new NotFound();
    if (version !== undefined && versionOf(draft) !== version) throw new ArticleOutdated(draft.author);
    return draft;
  }

  async function requireEntry(source: string): Promise<ArticleEntry> {
    const entry = (await listArticles({ database, folder, now: clock() })).find(
      (one) => one.source === source,
    );
    if (!entry) throw new NotFound();
    return entry;
  }

  /**
   * Reads the text of an article's file.
   * @throws {InvalidRequest} if no draft can be read
   */
  async function readSource(person: DeskPerson, source: string) {
    const files = await listArticleFiles(folder).catch((): string[] => []);
    if (!files.includes(source)) {
      throw new InvalidRequest(
        `Its file ${source} is gone from the folder of the blog, so there is nothing to edit.`,
      );
    }
    const bytes = await readBytes(join(folder, source)).catch((error) => {
      throw error instanceof BadFile ? new InvalidRequest(`${asSentence(error.message)}.`) : error;
    });
    if (/^(?:md|markdown)$/.test(kindOf(source) ?? '')) return { text: bytes.toString(), bytes: undefined };
    const { markdown } = await tools.convert(person.id, source, bytes);
    return { text: new TextDecoder().decode(markdown), bytes };
  }

  async function prepare(person: DeskPerson, source: string, text: string): Promise<PreparedArticle> {
    const bytes = Buffer.from(text);
    const file = readArticle(bytes);
    if (isWrittenAtDesk(source) && !file.given.subject) {
      throw new BadFile([{ reason: 'subject must be the title of the article' }]);
    }
    const pictures = new Map([...(await readDraftPictures(database, source)), ...file.embedded]);
    return tools.prepare(person.id, { source, bytes, file, pictures, notes: [] }, clock());
  }

  async function remarksOn({ article, remarks, ownLinks }: PreparedArticle): Promise<string[]> {
    const pages = await readSitePages(config.siteDir);
    const dead = await checkLinks(ownLinks, article, {
      ...{ pages, now: clock() },
      findArticleStatus: (categorySlug, url) => findArticleStatus(database, categorySlug, url),
    });
    return [...new Set([...remarks, ...dead].map(({ reason }) => `${asSentence(reason)}.`))];
  }

  return {
    async list({ words, state }: Static<typeof ArticlesQuery>): Promise<ArticleList> {
      const all = await listArticles({ database, folder, now: clock() });
      const sought = words?.trim().toLowerCase() ?? '';
      const inText = sought === '' ? new Set() : await findSourcesWith(database, sought);
      const found = all.filter(
        ({ source, subject, address = '' }) =>
          inText.has(source) || `${subject}\n${address}\n${source}`.toLowerCase().includes(sought),
      );
      const byState = Map.groupBy(found, (article) => article.state);
      const counts = Object.fromEntries(Array.from(byState, ([name, articles]) => [name, articles.length]));
      return { articles: found.filter((article) => !state || article.state === state), counts };
    },

    async begin(source: string | undefined, { person, change }: Changing): Promise<{ source: string }> {
      const name = source ?? deskSource(uuidV7());
      if (source !== undefined && (await findDraft(database, source)))
        return change(async () => ({ source }));
      const isOfDesk = source === undefined;
      if (!isOfDesk) await requireEntry(name);
      const from = isOfDesk ? undefined : await readSource(person, name);
      const taken = from?.bytes && (await takeFile(tools, person, { name, bytes: from.bytes }));
      const body = taken && (await tools.write(person.id, taken.answer.blocks, ''));
      const text =
        body === undefined
          ? (from?.text ?? composeDraft('', { author: person.name }, ''))
          : composeDraft(from?.text ?? '', {}, body);
      return change(async (transaction, note) => {
        const live = await transaction
          .selectFrom('blog_articles')
          .select('source_hash')
          .where('source', '=', name)
          .executeTakeFirst();
        await saveDraft(transaction, {
          ...{ source: name, text, author: person.email, now: clock() },
          liveHash: live?.source_hash ?? null,
        });
        await storePictures(transaction, name, taken?.pictures ?? []);
        note({ subject: name });
        return { source: name };
      });
    },

    async open(source: string, person: DeskPerson): Promise<ArticleDraft> {
      const entry = await requireEntry(source);
      const draft = await findDraft(database, source);
      const text = draft?.text ?? (await readSource(person, source)).text;
      return {
        ...entry,
        ...(draft && { version: versionOf(draft), by: draft.author, savedAt: draft.savedAt }),
        entries: readEntries(text),
        blocks: await tools.open(person.id, splitDraft(text).body),
        ...checkDraft(text),
      };
    },

    async save(
      { source, version, entries, blocks }: Static<typeof SaveArticle>,
      { person, change }: Changing,
    ) {
      const before = await requireDraft(source, version);
      const body = await tools.write(person.id, blocks, splitDraft(before.text).body);
      const text = composeDraft(before.text, entries, body);
      if (Buffer.byteLength(text) > LONGEST_TEXT_BYTES) {
        throw new InvalidRequest(`The text is longer than ${LONGEST_TEXT_BYTES / 1_024} KiB. Divide it.`);
      }
      return change(async (transaction, note) => {
        const current = await requireDraft(source, version, transaction);
        if (text === current.text) return { version, ...checkDraft(text) };
        const { draft, isNew } = await saveDraft(transaction, {
          ...{ source, text, author: person.email, now: clock() },
          liveHash: current.liveHash,
        });
        // One entry for each state: a person who writes saves every few seconds.
        if (isNew) note({ subject: source });
        return { version: versionOf(draft), ...checkDraft(text) };
      });
    },

    async discard(source: string, { change }: Changing): Promise<undefined> {
      await change(async (transaction, note) => {
        await requireDraft(source, undefined, transaction);
        await discardDrafts(transaction, source);
        note({ subject: source });
      });
    },

    async states(source: string) {
      const states = await listStates(database, source);
      return {
        states: states.map(({ number, author: by, savedAt, publishedAt }) => ({
          ...{ number, by, savedAt },
          ...(publishedAt !== null && { publishedAt }),
        })),
      };
    },

    async restore(
      { source, version, number }: { source: string; version: string; number: number },
      { person, change }: Changing,
    ) {
      return change(async (transaction, note) => {
        const current = await requireDraft(source, version, transaction);
        const earlier = await findDraft(transaction, source, number);
        if (!earlier) throw new NotFound();
        const { draft } = await saveDraft(transaction, {
          ...{ source, text: earlier.text, author: person.email, now: clock() },
          ...{ liveHash: current.liveHash, begins: true },
        });
        note({ subject: source, reason: `state ${number}` });
        return { version: versionOf(draft), ...checkDraft(earlier.text) };
      });
    },

    /** Draws the page of a state of an article as its readers would see it. */
    async preview(
      source: string,
      number: number | undefined,
      { person, network }: { person: DeskPerson; network: string },
    ) {
      const draft = await findDraft(database, source, number);
      const text = draft?.text ?? (await readSource(person, source)).text;
      const titled = readEntries(text).subject
        ? text
        : composeDraft(text, { subject: 'Untitled' }, splitDraft(text).body);
      const prepared = await prepare(person, source, titled).catch(refuse);
      const { category, url, ...article } = prepared.article;
      const found = {
        kind: 'article' as const,
        isPreview: false,
        changedDate: article.publishAt,
        article: {
          ...{ id: uuidV7(), url, category: { name: category.name, categorySlug: category.slug } },
          ...{ subject: article.subject, content: article.html, author: article.author ?? '' },
          ...{ createdDate: article.publishAt, readTime: readTimeLabel(article.readMinutes) },
          image: article.image ?? '',
          ...(article.description && { description: article.description }),
          ...(article.lang && { lang: article.lang }),
        },
      };
      const path = articlePath(category.slug, url);
      const own = (image: string) => ({
        blog: { ...blog, findArticle: async () => ({ ...found, article: { ...found.article, image } }) },
      });
      if (article.image) return renderPage(path, network, own(article.image));
      const banner = await renderPage(`${path}/banner.svg`, network, own(`${path}/banner.svg`));
      return renderPage(path, network, own(`data:image/svg+xml;base64,${banner.toString('base64')}`));
    },

    async publish(
      { source, version, when, overwrites = false }: Static<typeof PublishArticle>,
      { person, change }: Changing,
    ) {
      const draft = await requireDraft(source, version);
      const now = clock();
      const text = textToPublish(draft.text, when, now);
      const prepared = await prepare(person, source, text).catch(refuse);
      const { article } = prepared;
      const remarks = await remarksOn(prepared);
      const address = articlePath(article.category.slug, article.url);
      return change(async (transaction, note) => {
        const current = await requireDraft(source, version, transaction);
        const live = await transaction
          .selectFrom('blog_articles')
          .select(['source_hash', 'is_draft', 'publish_at'])
          .where('source', '=', source)
          .executeTakeFirst();
        const isPublic = live?.is_draft === 0 && live.publish_at <= now.toISOString();
        if (article.isDraft && isPublic) {
          throw new InvalidRequest('Readers see this article. Take it down instead.');
        }
        if (live && live.source_hash !== current.liveHash && !overwrites) throw new ImportedMeanwhile();
        const writer = createBlogWriter({ database: transaction, clock });
        await writer.saveArticle(article, { isRestored: true, isFromDesk: true }).catch((error) => {
          throw error instanceof AddressTaken ? addressTaken() : error;
        });
        const { draft: saved } =
          text === current.text
            ? { draft: current }
            : await saveDraft(transaction, {
                ...{ source, text, author: person.email, now },
                liveHash: article.sourceHash,
              });
        await markPublished(transaction, saved, { liveHash: article.sourceHash, now });
        const isToCome = article.publishAt > now.toISOString();
        note({
          subject: address,
          ...(article.isDraft
            ? { action: 'articles.withhold' as const }
            : isToCome && { action: 'articles.schedule' as const, reason: article.publishAt }),
        });
        return { version: versionOf(saved), address, remarks };
      });
    },

    async takeDown(
      { source, redirect: named }: Static<typeof TakeDownArticle>,
      { change }: Changing,
    ): Promise<undefined> {
      const { address = '' } = await requireEntry(source);
      const redirect = named === undefined || named.trim() === '' ? null : readRedirect(named.trim());
      if (redirect === undefined || redirect === address) {
        const message = 'Must be a path of this site such as /pricing, and not the address itself';
        throw new InvalidRequest(`${message}.`, [{ field: 'redirect', message }]);
      }
      await change(async (transaction, note) => {
        const found = await findNamedArticle(transaction, address, []);
        if (!found) throw new NotFound();
        if (found.articleId === undefined) await redirectRemoved(transaction, { ...found, redirect });
        else await removeArticle({ database: transaction, clock }, { articleId: found.articleId, redirect });
        note({ subject: address, ...(redirect !== null && { reason: `redirects to ${redirect}` }) });
      });
    },

    async paste({ source, html }: { source: string; html: string }, { person, change }: Changing) {
      await requireDraft(source);
      return store(source, await takeHtml(tools, person, html), change);
    },

    async addFile(
      { source, name }: { source: string; name: string },
      bytes: Uint8Array,
      { person, change }: Changing,
    ) {
      await requireDraft(source);
      return store(source, await takeFile(tools, person, { name, bytes }), change);
    },

    /** Reads a legal text from a document. @param before page whose text it replaces */
    async readLegalText(
      person: { id: string },
      { name, bytes }: { name: string; bytes: Uint8Array },
      before: { title: string; text: string },
    ) {
      if (!kindOf(name)) throw new InvalidRequest('This is no document: choose a .docx, .md or .html file.');
      const { markdown, remarks } = await tools.convert(person.id, name, bytes);
      const { body } = splitDraft(new TextDecoder().decode(markdown));
      const { text, remarks: more } = legalText(body, before.text, before.title);
      return { text, remarks: [...remarks.map((remark) => `${asSentence(remark)}.`), ...more] };
    },

    /** Reads a picture that the text of an article names, as it was handed over. */
    async picture(source: string, address: string): Promise<Buffer> {
      const within = await readDraftPictures(database, source);
      const bytes = await Promise.resolve()
        .then(() => readPictureWithin(within, address) ?? readPicture(folder, source, address))
        .catch(() => undefined);
      if (!bytes) throw new NotFound();
      return bytes;
    },
  };

  async function store(
    source: string,
    { answer, pictures }: Awaited<ReturnType<typeof takeFile>>,
    change: Change,
  ) {
    return change(async (transaction, note) => {
      await requireDraft(source, undefined, transaction);
      await storePictures(transaction, source, pictures);
      if (pictures.length > 0) note({ subject: source, rows: pictures.length });
      return answer;
    });
  }
}

export type ArticleDesk = ReturnType<typeof createArticleDesk>;

function textToPublish(text: string, when: string, now: Date): string {
  if (when === 'never') return withDate(text, null);
  if (when === 'same') {
    if (dateOf(text) === undefined)
      throw new InvalidRequest('This article has no date yet. Say when it is published.');
    return withDate(text, new Date(dateOf(text) ?? now));
  }
  const date = when === 'now' ? now : new Date(when);
  if (Number.isNaN(date.getTime()) || date < now) {
    const message = 'Must be a time to come';
    throw new InvalidRequest(`${message}.`, [{ field: 'when', message }]);
  }
  return withDate(text, date);
}

/** Lists what keeps a text from being published, as far as its entries say. */
function checkDraft(text: string): Pick<ArticleDraft, 'problems' | 'remarks'> {
  try {
    const { problems, remarks }: ArticleFile = readArticle(Buffer.from(text));
    const sentences = (reasons: readonly { reason: string }[]) =>
      reasons.map(({ reason }) => `${asSentence(reason)}.`);
    return { problems: sentences(problems), remarks: sentences(remarks) };
  } catch (error) {
    if (!(error instanceof BadFile)) throw error;
    return { problems: error.problems.map(({ reason }) => `${asSentence(reason)}.`), remarks: [] };
  }
}

/** Says of a text that cannot become an article why, at the field that it is about. */
function refuse(error: unknown): never {
  if (!(error instanceof BadFile)) throw error;
  const fields = error.problems.map(({ reason }) => {
    const [, field = 'text'] = /^([a-z]+) must /.exec(reason) ?? [];
    return { field, message: asSentence(reason) };
  });
  throw new InvalidRequest(`${fields.map(({ message }) => message).join('. ')}.`, fields);
}

function addressTaken(): InvalidRequest {
  const message = 'Another article of this category has this address';
  return new InvalidRequest(`${message}.`, [{ field: 'url', message }]);
}
