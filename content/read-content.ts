import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, sep } from 'node:path';
import { REFRESH_TOKEN_DAYS, RESET_TOKEN_MINUTES } from 'contract/accounts/accounts.ts';
import { CONFIRM_MINUTES, HOST_CONFIRM_HOURS, HOST_CONFIRMS } from 'contract/bookings/demo-calendar-rules.ts';
import {
  EXCERPT_MAX_CHARACTERS,
  HISTORY_PAGE_BYTES,
  HISTORY_PAGE_MAX,
  LISTED_USERS_MAX,
  MESSAGE_MAX_LENGTH,
  PACKET_MAX_BYTES,
  THREADS_PAGE_MAX,
  UNREAD_MAX,
} from 'contract/chat/chat.ts';
import {
  COPY_NAME,
  copyAddress,
  isCopyAddress,
  LONGEST_COPY_NAME,
  TEMPLATES,
} from 'contract/content/copies.ts';
import type { TextKind } from 'contract/content/fields.ts';
import {
  type Content,
  type ContentProblem,
  type Document,
  isCopied,
  KINDS,
  type Kind,
  kindOf,
  type Texts,
  type WrittenField,
} from 'contract/content/kinds.ts';
import { addressesOff, documentAt, isEnabled, withoutPagesOff } from 'contract/content/pages-off.ts';
import { readRedirects } from 'contract/content/redirects.ts';
import { AROUND, rowAt, withCopiedRows } from 'contract/content/rows.ts';
import { documentIn, wayOf } from 'contract/content/text-address.ts';
import { describeDelays, RETRY_DELAYS_SECONDS } from 'contract/leads/delivery-schedule.ts';
import { RETENTION_MONTHS } from 'contract/leads/retention.ts';
import { WORKING_DAYS } from 'contract/product/credit-estimate.ts';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { isNode, LineCounter, parseDocument, type Document as YamlDocument } from 'yaml';
import {
  claimFacts,
  type Facts,
  planFacts,
  replaceReferences,
  resolveReferences,
  settingFacts,
  siteFacts,
} from './references.ts';
import { markText, unmarkText } from './text-marks.ts';

export type { Content, ContentProblem };

/** A parsed file, with a way back from a field to its line. */
interface Source {
  kind: Kind;
  file: string;
  fields: object;
  lineOf: (path: readonly string[]) => number;
}

/** A line of the file of a page that is switched off: only those are parsed for that. */
const SWITCHED_OFF = /^enabled: *false\b/m;
/** Kinds whose documents have a page each. */
const PAGE_EACH: readonly Kind[] = ['employee', 'case-study', 'press-release', 'landing', 'legal-version'];
/** Parsed files, by path. */
export type ParsedFiles = Map<string, Source | ContentProblem[]>;

/** Kinds of which other texts and the code read all. */
const UNMARKED: readonly Kind[] = ['site', 'claims', 'llms', 'roi-options', 'clients'];
/**
 * Fields whose texts are shown as they are. The code looks others up, makes addresses and pictures of them, or counts their
 * letters, as of a page's own title.
 */
const MARKED =
  /(?:(?<!^metadata)\.(?:title|description)|\b(?:lede|text|note|question|answer|gist|lines?|heading|caption|eyebrow|paragraphs|points|detail|headline|bestFor|label))(?:\.\d+)*$/;

/** A longer text is edited on several lines. */
const LINE_CHARACTERS = 80;
const BYTES_PER_KIB = 1_024;
/** Articles are rows of the database, imported from this folder. */
const ARTICLES = 'blog/';
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const validators = new Map<Kind, Validator>();

/**
 * Opens the documents below a folder such as `content/en`.
 * @param facts that their texts refer to, besides claims, plans and limits
 * @throws when the folder cannot be read
 */
export function readContent(folder: string, facts: Facts = new Map()): Content {
  const files = listFiles(folder).map((file) => {
    let text: string | undefined;
    // Read once: a later version in the same folder changes neither a document nor its version under a running server.
    const readText = () => {
      text ??= readFileSync(join(folder, file), 'utf8');
      return text;
    };
    return [file, readText] as const;
  });
  return openContent(files, facts);
}

/**
 * Opens documents.
 * @param files paths below the folder of the language, each with its text, in the order of the documents
 * @param facts that their texts refer to, besides claims, plans and limits
 * @param parsed of an earlier reading, without the files that have changed since; takes what is read
 */
export function openContent(
  files: readonly (readonly [path: string, read: () => string])[],
  facts: Facts,
  parsed: ParsedFiles = new Map(),
): Content {
  const parse = (kind: Kind, file: string, readText: () => string) => {
    const source = parsed.get(file) ?? parseSource(kind, file, readText());
    parsed.set(file, source);
    return source;
  };
  const switchedOff = files.flatMap(([file, readText]) => {
    const kind = kindOf(file);
    const text = kind ? readText() : '';
    const source = kind && SWITCHED_OFF.test(text) ? parse(kind, file, () => text) : [];
    return Array.isArray(source) || isEnabled(source.fields) ? [] : [source];
  });
  return openParsed({ files, parse, facts, switchedOff, stated: settingFacts({}), texts: new Map() });
}

interface Parsed {
  files: readonly (readonly [path: string, read: () => string])[];
  parse: (kind: Kind, file: string, readText: () => string) => Source | ContentProblem[];
  facts: Facts;
  switchedOff: readonly Source[];
  /** Facts of the settings. */
  stated: Facts;
  texts: Texts;
  /** Takes the addresses of the texts that are marked, where they are. */
  marks?: string[];
}

function openParsed(parts: Parsed): Content {
  const { facts, switchedOff, stated, texts, marks } = parts;
  const { files, parse, copyProblems } = withCopies(parts);
  const known = new Map(limitFacts());
  const pagesOff = new Map<string, string | undefined>();
  const namesOff = new Set<string>();
  const moves = new Map<string, string | undefined>();
  const switchProblems: ContentProblem[] = [];
  const kinds = new Map<Kind, { documents: object[]; problems: ContentProblem[] }>();
  const ownTexts = [...texts].filter(([address]) => !isCopyAddress(address));
  const replaced = Map.groupBy(ownTexts, ([address]) => documentIn(address));
  const filesOf = Map.groupBy(files, ([file]) => kindOf(file));

  function read(kind: Kind) {
    const kept = kinds.get(kind);
    if (kept) return kept;
    const result: { documents: object[]; problems: ContentProblem[] } = { documents: [], problems: [] };
    for (const [file, readText] of filesOf.get(kind) ?? []) {
      const source = parse(kind, file, readText);
      const rows: RowKeys = new Map();
      const found = Array.isArray(source) ? source : readSource(source, rows, result.problems);
      const document = marks && !Array.isArray(found) ? markTexts({ kind, file, rows, marks }, found) : found;
      if (Array.isArray(document)) result.problems.push(...document);
      else if (!PAGE_EACH.includes(kind) || hasPage(documentOf(file), document))
        result.documents.push(pagesOff.size > 0 ? withoutPagesOff(kind, document, pagesOff) : document);
    }
    kinds.set(kind, result);
    return result;
  }

  function hasPage(name: string, document: object): boolean {
    return isEnabled(document) && !namesOff.has(name) && !TEMPLATES.includes(name);
  }

  /** The document with its replaced texts, each only if the document stays right with it. */
  function readSource(source: Source, rows: RowKeys, problems: ContentProblem[]): object | ContentProblem[] {
    let { fields } = source;
    let document = checkSource(source, known);
    const { schema } = KINDS[source.kind];
    const texts = (replaced.get(documentOf(source.file)) ?? []).map(([address, text]) => {
      const way = wayOf(address);
      return { address, text, way, isList: schemasAt(schema, way).some(isRows) };
    });
    // Lists first: what is wrong with the text of a copied row is found where that row is shown.
    for (const { address, text, way, isList } of texts.sort((one, other) => +other.isList - +one.isList)) {
      const value = readAs(schema, way, text);
      const next = isList ? fields : replaceValue({ ...source, fields }, way, value);
      const shown = isList ? new Map(rows).set(way.join('.'), value as string[]) : rows;
      const changed = next && checkSource({ ...source, fields: arrangeRows(next, shown) }, known);
      if (!next || !changed || (Array.isArray(changed) && !Array.isArray(document))) {
        const [wrong] = Array.isArray(changed) ? changed : [];
        const message = next
          ? `is wrong as it is replaced: ${wrong?.message}`
          : 'has no such text to replace';
        problems.push({ file: source.file, line: 1, message: `${address} ${message}` });
        continue;
      }
      fields = next;
      document = changed;
      for (const [list, keys] of shown) rows.set(list, keys);
    }
    return document;
  }

  function readSwitches(slug: string): void {
    for (const { file, fields, lineOf } of switchedOff) {
      const { redirect } = fields as { redirect?: string };
      const addresses = addressesOff(documentOf(file), redirect, slug);
      if (typeof addresses === 'string')
        switchProblems.push({ file, line: lineOf(['enabled']), message: addresses });
      else for (const address of addresses) pagesOff.set(address, redirect);
    }
    const [{ rules = '' } = {}] = list('redirects');
    const redirects = readRedirects(rules).rules;
    for (const [address, { target }] of redirects) {
      const name = documentAt(address, slug);
      const addresses = name === undefined ? [] : addressesOff(name, target, slug);
      if (name === undefined || typeof addresses === 'string') continue;
      namesOff.add(name);
      for (const each of addresses) pagesOff.set(each, target);
    }
    for (const [address, target] of pagesOff) moves.set(address, target);
    for (const [address, { target }] of redirects) moves.set(address, target);
  }

  const list = <K extends Kind>(kind: K) => read(kind).documents as unknown as readonly Document<K>[];
  for (const [name, fact] of list('site').flatMap(siteFacts)) known.set(name, fact);
  readSwitches(known.get('site.slug') ?? '');
  for (const [name, fact] of [...stated, ...facts]) known.set(name, fact);
  for (const [name, fact] of list('claims').flatMap(claimFacts)) known.set(name, fact);
  for (const [name, fact] of list('plans').flatMap(planFacts)) known.set(name, unmarkText(fact));
  return {
    list,
    one: (kind) => {
      const [document] = list(kind);
      if (document) return document;
      throw new Error(`the content has no ${kind}. ${read(kind).problems.map(describeProblem).join(' ')}`);
    },
    versionOf: (kind) => {
      const sources = (filesOf.get(kind) ?? []).map(([file, readText]) => [
        file,
        readText(),
        replaced.get(documentOf(file)) ?? [],
      ]);
      const named = replaceReferences(JSON.stringify([sources, [...pagesOff]]), (name) => known.get(name));
      return hash('sha256', named, 'base64url');
    },
    pagesOff,
    moves,
    findProblems: (some = Object.keys(KINDS) as Kind[]) => [
      ...switchProblems,
      ...copyProblems,
      ...some.flatMap((kind) => read(kind).problems),
      ...(filesOf.get(undefined) ?? []).map(([file]) => ({
        file,
        line: 1,
        message: 'no kind of document has this name',
      })),
      ...[...replaced.keys()]
        .filter((name) => !files.some(([file]) => documentOf(file) === name))
        .map((name) => ({
          file: name,
          line: 1,
          message: 'no document whose texts are replaced has this name',
        })),
    ],
    names: files.flatMap(([file]) => (kindOf(file) ? [documentOf(file)] : [])),
    listFields: (name) => {
      const [file, readText] = files.find(([each]) => documentOf(each) === name) ?? [];
      const kind = file === undefined ? undefined : kindOf(file);
      if (file === undefined || readText === undefined || !kind) return [];
      const source = parse(kind, file, readText);
      if (Array.isArray(source)) return [];
      const fields = withCopiedRows(fieldsOf(source), ({ address, value }) => texts.get(address) ?? value);
      const address = copyAddress(name);
      return texts.has(address)
        ? [{ address, label: 'Copy of', type: 'copy', value: '' }, ...fields]
        : fields;
    },
    findDefault: (address) => {
      if (isCopyAddress(address)) return '';
      const [file, readText] = files.find(([name]) => documentOf(name) === documentIn(address)) ?? [];
      const kind = file === undefined ? undefined : kindOf(file);
      if (file === undefined || readText === undefined || !kind) return undefined;
      const source = parse(kind, file, readText);
      const value = Array.isArray(source) ? undefined : findValue(source, wayOf(address));
      return value === undefined ? undefined : textOf(value);
    },
    withTexts: (replaced) => openParsed({ ...parts, texts: replaced }),
    withFacts: (stated) => openParsed({ ...parts, stated }),
    withMarks: (marks) => openParsed({ ...parts, marks }),
  };
}

/** Adds the documents that are copies of others. A copy of a page that is off is on. */
function withCopies({ files, parse, texts }: Parsed) {
  const added = new Map<string, { from: string; read: () => string }>();
  const copyProblems: ContentProblem[] = [];
  for (const [address, from] of texts) {
    if (!isCopyAddress(address) || from === '') continue;
    const name = documentIn(address);
    const [file = '', read = () => ''] = files.find(([each]) => documentOf(each) === from) ?? [];
    const copy = name + extname(file);
    const kind = kindOf(copy);
    // Answers of all folders are known by their last names.
    const isFree = [...files.map(([each]) => each), ...added.keys()].every(
      (each) => kindOf(each) !== kind || basename(documentOf(each)) !== basename(name),
    );
    const isNamed = COPY_NAME.test(basename(name)) && basename(name).length <= LONGEST_COPY_NAME;
    const problem = !isFree
      ? 'There is a document of this name already'
      : !kind || kind !== kindOf(file) || !isCopied(kind)
        ? `names ${from}, which is no document that can be copied there`
        : !isNamed && `has a name of up to ${LONGEST_COPY_NAME} small letters, digits and hyphens`;
    if (problem) copyProblems.push({ file: name, line: 1, message: `${address} ${problem}` });
    else added.set(copy, { from: file, read });
  }
  return {
    copyProblems,
    files: [...files, ...Array.from(added, ([file, { read }]) => [file, read] as const)],
    parse(kind: Kind, file: string, readText: () => string) {
      const source = parse(kind, added.get(file)?.from ?? file, readText);
      if (!added.has(file) || Array.isArray(source)) return source;
      const { enabled: _, redirect: __, ...fields } = source.fields as Record<string, unknown>;
      return { ...source, file, fields };
    },
  };
}

/** Path of a document without its ending, as addresses of texts begin: `pages/home`. */
function documentOf(file: string): string {
  return file.slice(0, -extname(file).length);
}

type Value = string | number | boolean | readonly string[];
type Fields = Pick<Source, 'kind' | 'fields'>;

/**
 * Returns what stands at an address of a document as it is written; `undefined` where there is no text, number, switch
 * or list of sections.
 */
function findValue({ kind, fields }: Fields, way: readonly string[]): Value | undefined {
  const found = way.reduce<unknown>((part, name) => {
    if (Array.isArray(part)) return rowAt(part, name);
    const isThere = typeof part === 'object' && part !== null && Object.hasOwn(part, name);
    return isThere ? (part as Record<string, unknown>)[name] : undefined;
  }, fields);
  const schemas = schemasAt(KINDS[kind].schema, way);
  const value = Array.isArray(found) && schemas.some(isRows) ? Object.keys(found) : found;
  return isValue(value, schemas) ? value : undefined;
}

/** Reports whether a field is replaced as a whole. */
function isValue(field: unknown, schemas: readonly FieldSchema[]): field is Value {
  return isScalar(field) || (Array.isArray(field) && schemas.some(isListed));
}

function isScalar(field: unknown): field is string | number | boolean {
  return typeof field === 'string' || typeof field === 'number' || typeof field === 'boolean';
}

/** Reports whether a list is replaced by the names of what it shows. */
function isListed({ kind }: FieldSchema): boolean {
  return kind === ('sections' satisfies TextKind) || kind === ('rows' satisfies TextKind);
}

function isRows({ kind }: FieldSchema): boolean {
  return kind === ('rows' satisfies TextKind);
}

function textOf(value: Value): string {
  return typeof value === 'object' ? value.join('\n') : String(value);
}

/** Returns the fields with one value replaced; `undefined` where the way leads to none. */
function replaceValue(place: Fields, way: readonly string[], value: Value): object | undefined {
  if (findValue(place, way) === undefined) return undefined;
  const copy = structuredClone(place.fields);
  const last = way.at(-1) ?? '';
  const around = way.slice(0, -1).reduce(enterPart, copy);
  (around as Record<string, unknown>)[last] = value;
  return copy;
}

/** Returns a part of a field. A copied row is one from then on, beside those of the document, which are counted. */
function enterPart(field: unknown, name: string): unknown {
  if (Array.isArray(field) && !Object.hasOwn(field, name))
    Object.assign(field, { [name]: structuredClone(rowAt(field, name)) });
  return (field as Record<string, unknown> | undefined)?.[name];
}

/** Returns the fields with the rows of each list that are shown, in their order. */
function arrangeRows(fields: object, rows: RowKeys): object {
  const copy = rows.size === 0 ? fields : structuredClone(fields);
  for (const [way, keys] of rows) {
    const list = way.split('.').reduce<unknown>(enterPart, copy);
    if (!Array.isArray(list)) continue;
    const shown = keys.map((key) => rowAt(list, key));
    list.splice(0, list.length, ...shown);
  }
  return copy;
}

/** Keys of the rows that are shown of a list, by the way to it. */
type RowKeys = Map<string, readonly string[]>;

interface Marking {
  kind: Kind;
  file: string;
  rows: RowKeys;
  marks: string[];
}

/** Returns a document whose texts are marked: those of one paragraph, without gaps, that are shown as they are. */
function markTexts({ kind, file, rows, marks }: Marking, document: object): object {
  const mark = (field: unknown, way: readonly string[]): unknown => {
    if (typeof field === 'string') {
      const isRow = kind === 'plans' && way.at(-1) === 'label';
      const isWhole = !/\n\n|\{/.test(field);
      const isShown = MARKED.test(way.join('.')) && !isRow && isWhole;
      return isShown ? markText(field, addressOf(file, way), marks) : field;
    }
    if (Array.isArray(field)) {
      const keys = rows.get(way.join('.')) ?? Object.keys(field);
      return field.map((item, index) => mark(item, [...way, keys[index] ?? '']));
    }
    if (typeof field !== 'object' || field === null) return field;
    return Object.fromEntries(
      Object.entries(field).map(([name, part]) => [name, mark(part, [...way, name])]),
    );
  };
  return UNMARKED.includes(kind) ? document : (mark(document, []) as object);
}

/** Lists the texts, numbers, switches and sections of a document. */
function fieldsOf({ kind, file, fields }: Source): WrittenField[] {
  const list = (field: unknown, way: readonly string[], titles: readonly string[]): WrittenField[] => {
    const schemas = way.length === 0 ? [] : schemasAt(KINDS[kind].schema, way).filter(takes(field));
    const own = schemas.find(({ title }) => title) ?? {};
    const around = way.length === 0 ? titles : [...titles, own.title ?? nameInWords(way.at(-1) ?? '')];
    const address = addressOf(file, way);
    const isList = Array.isArray(field) && schemas.some(isRows);
    const value = isList ? Object.keys(field) : field;
    const isSections = Array.isArray(value) && !isList && isValue(value, schemas);
    const names = isSections && { names: listSections({ kind, fields }, schemas) };
    const described = isValue(value, schemas)
      ? [{ ...describeField(value, { address, around, schemas }), ...names }]
      : [];
    if (typeof field !== 'object' || field === null || (described.length > 0 && !isList)) return described;
    const inside = Object.entries(field).flatMap(([name, part]) => list(part, [...way, name], around));
    return [...described, ...inside];
  };
  return list(fields, [], []);
}

/** Returns whether a schema is the one of several that a field follows: a price, or words in place of one. */
function takes(field: unknown): (schema: FieldSchema) => boolean {
  return ({ type }) =>
    !isScalar(field) || type === undefined || (type === 'integer' ? 'number' : type) === typeof field;
}

interface Surroundings {
  address: string;
  around: readonly string[];
  schemas: readonly FieldSchema[];
}

function describeField(field: Value, { address, around, schemas }: Surroundings): WrittenField {
  const hint = schemas.find(({ description }) => description)?.description;
  const most = schemas.find(({ maxLength }) => maxLength !== undefined)?.maxLength;
  const isLong =
    schemas.some(({ kind }) => kind === ('lines' satisfies TextKind)) ||
    (typeof field === 'string' && (field.includes('\n') || field.length > LINE_CHARACTERS));
  const named = (['color', 'mark'] as const).find((name) => schemas.some(({ kind }) => kind === name));
  const string = named ?? (isLong ? 'prose' : 'line');
  const object = schemas.some(isRows) ? 'rows' : 'sections';
  const kinds = { number: 'number', boolean: 'switch', object, string } as const;
  return {
    ...{ address, label: around.join(AROUND), type: kinds[typeof field as keyof typeof kinds] },
    value: textOf(field),
    ...(hint && { hint }),
    ...(most !== undefined && { maxLength: most }),
  };
}

/** Lists the sections that a page could have: those that its document has words for. */
function listSections({ kind, fields }: Fields, schemas: readonly FieldSchema[]): string[] {
  return schemas
    .flatMap(({ items }) => (items as FieldSchema).enum ?? [])
    .filter((name) => name in fields || !(name in KINDS[kind].schema.properties));
}

function addressOf(file: string, way: readonly string[]): string {
  return `${documentOf(file)}#${way.join('.')}`;
}

/** Returns `Free months` of `freeMonths`, and `3` of the index `2`. */
function nameInWords(name: string): string {
  if (/^\d+$/.test(name)) return String(Number(name) + 1);
  const words = name.replaceAll(
    /(?<=[a-z])[A-Z]|[-_]/g,
    (sign) => ` ${sign.replace(/[-_]/, '').toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns a text as its field takes it: a number or a switch where the schema has one there and the text reads as one.
 */
function readAs(schema: TSchema, way: readonly string[], text: string): Value {
  const schemas = schemasAt(schema, way);
  if (schemas.some(isListed)) return schemas.some(isRows) ? [...new Set(text.split('\n'))] : text.split('\n');
  const types = new Set(schemas.map(({ type }) => type));
  if ((types.has('number') || types.has('integer')) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (types.has('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

/** The part of JSON Schema that leads to a field. */
interface FieldSchema extends TSchema {
  title?: string;
  description?: string;
  kind?: TextKind;
  maxLength?: number;
  type?: string;
  enum?: string[];
  anyOf?: TSchema[];
  properties?: Record<string, TSchema>;
  patternProperties?: Record<string, TSchema>;
  items?: TSchema | TSchema[];
}

function schemasAt(schema: FieldSchema, way: readonly string[]): FieldSchema[] {
  if (schema.anyOf) return schema.anyOf.flatMap((each) => schemasAt(each, way));
  const [name, ...rest] = way;
  if (name === undefined) return [schema];
  const { properties = {}, patternProperties = {}, items } = schema;
  const inside = Array.isArray(items)
    ? items[Number(name)]
    : (items ?? properties[name] ?? Object.values(patternProperties)[0]);
  return inside ? schemasAt(inside, rest) : [];
}

/** Numbers that the code decides, and what it says of one: texts refer to them as `{limits.retentionMonths}`. */
function limitFacts(): Facts {
  const limits = {
    retentionMonths: RETENTION_MONTHS,
    refreshTokenDays: REFRESH_TOKEN_DAYS,
    confirmMinutes: CONFIRM_MINUTES,
    hostConfirmHours: HOST_CONFIRM_HOURS,
    hostConfirms: HOST_CONFIRMS,
    workingDays: WORKING_DAYS,
    resetTokenMinutes: RESET_TOKEN_MINUTES,
    messageCharacters: MESSAGE_MAX_LENGTH,
    excerptCharacters: EXCERPT_MAX_CHARACTERS,
    unread: UNREAD_MAX,
    threadsOfPage: THREADS_PAGE_MAX,
    messagesOfPage: HISTORY_PAGE_MAX,
    historyPageKib: HISTORY_PAGE_BYTES / BYTES_PER_KIB,
    packetKib: PACKET_MAX_BYTES / BYTES_PER_KIB,
    listedUsers: String(LISTED_USERS_MAX),
    resends: describeDelays(RETRY_DELAYS_SECONDS),
  };
  return new Map(
    Object.entries(limits).map(([name, limit]) => [`limits.${name}`, limit.toLocaleString('en-US')]),
  );
}

/** Returns `answers/prices/plan-prices.md:7: status must be one of ...`. */
export function describeProblem({ file, line, message }: ContentProblem): string {
  return `${file}:${line}: ${message}`;
}

/** Returns the document of a source, or reports what is wrong with it. */
function checkSource({ kind, file, fields, lineOf }: Source, facts: Facts): object | ContentProblem[] {
  const problems: ContentProblem[] = [];
  const resolved = resolveReferences(fields, facts, (path, name) => {
    problems.push({
      file,
      line: lineOf(path),
      message: `${path.join('.')} refers to ${name}, which is no fact`,
    });
  });
  const validator = validators.get(kind) ?? Compile(KINDS[kind].schema);
  validators.set(kind, validator);
  if (!validator.Check(resolved)) {
    for (const { instancePath, keyword, params, message } of validator.Errors(resolved)) {
      const path = instancePath.split('/').slice(1);
      problems.push({ file, line: lineOf(path), message: sentenceOf(path, keyword, params, message) });
    }
  }
  if (problems.length > 0) return problems;
  const folder = dirname(file);
  return {
    ...(resolved as object),
    id: basename(file, extname(file)),
    folder: folder === '.' ? '' : folder,
  };
}

function parseSource(kind: Kind, file: string, text: string): Source | ContentProblem[] {
  const { body } = KINDS[kind] as { body?: string };
  const normalized = text.replaceAll('\r\n', '\n');
  const matter = body === undefined ? undefined : FRONT_MATTER.exec(normalized);
  if (matter === null) return [{ file, line: 1, message: 'begins with fields between two lines of ---' }];
  const yamlText = matter?.[1] ?? normalized;
  const linesBefore = matter ? 1 : 0;
  const { yaml, lineAt } = parseYaml(yamlText);
  if (yaml.errors.length > 0) {
    return yaml.errors.map(({ pos: [start], message }) => ({
      file,
      line: lineAt(start) + linesBefore,
      message: message.replace(/ at line \d[\s\S]*/, ''),
    }));
  }
  const fields: unknown = yaml.toJS();
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    return [{ file, line: 1, message: 'holds fields, each as `name: value`' }];
  }
  // Parsed again where a problem asks for its line: kept, the trees of all documents take more memory than their words.
  const ofYaml = (path: readonly string[]) => {
    const again = parseYaml(yamlText);
    return again.lineAt(positionOf(again.yaml, path)) + linesBefore;
  };
  if (body === undefined || !matter) return { kind, file, fields, lineOf: ofYaml };
  const [head] = matter;
  return {
    kind,
    file,
    fields: { ...fields, [body]: normalized.slice(head.length).trim() },
    lineOf: (path) => (path[0] === body ? head.split('\n').length : ofYaml(path)),
  };
}

function parseYaml(text: string): { yaml: YamlDocument; lineAt: (position: number) => number } {
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines });
  return { yaml, lineAt: (position) => lines.linePos(position).line };
}

/** Position of a field, or of the nearest one around it. */
function positionOf(yaml: YamlDocument, path: readonly string[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = yaml.getIn(path.slice(0, depth).map(asKey), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function asKey(part: string): string | number {
  return /^\d+$/.test(part) ? Number(part) : part;
}

interface Params {
  limit?: number;
  allowedValues?: unknown[];
  requiredProperties?: string[];
  additionalProperties?: string[];
}

function sentenceOf(path: readonly string[], keyword: string, params: object, message: string): string {
  const { limit, allowedValues = [], requiredProperties = [], additionalProperties = [] } = params as Params;
  const field = path.join('.') || 'the document';
  switch (keyword) {
    case 'required':
      return `${field} needs ${requiredProperties.join(', ')}`;
    case 'additionalProperties':
      return `${field} has no ${additionalProperties.join(', ')}`;
    case 'enum':
      return `${field} is one of ${allowedValues.join(', ')}`;
    case 'uniqueItems':
      return `${field} names one twice`;
    case 'maxLength':
      return `${field} has at most ${limit} characters`;
    default:
      return `${field} ${message}`;
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter((file) => !file.startsWith(ARTICLES))
    .sort();
}
