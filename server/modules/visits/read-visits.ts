import { setImmediate } from 'node:timers/promises';
import { laterDate } from 'contract/dates.ts';
import {
  type Compared,
  DEVICES,
  type DeskVisits,
  type Device,
  type PageSums,
  READER_RULES,
  READERS,
  type Reader,
  type ReaderRule,
  SOURCE_KINDS,
  type SourceKind,
  VISIT_STEPS,
  type VisitStep,
} from 'contract/desk/visits.ts';
import { BLOG_PAGE } from 'contract/site/addresses.ts';
import type { Database } from '../../plugins/database/schema.ts';
import { mondayOf } from './fold.rules.ts';
import type { VisitTopic } from './visits.tables.ts';

/** Weeks that are compared: their Mondays, the oldest first. */
export interface Weeks {
  now: string[];
  before: string[];
}

interface Sums {
  visits: number;
  inner: number;
  prefetched: number;
}

/** A sum of one week. */
export interface WeekSum {
  /** One for each topic, name, detail and reader. */
  key: string;
  topic: VisitTopic;
  name: string;
  detail: string;
  reader: Reader;
  sums: Sums;
}

type NamedSums = Omit<WeekSum, 'key' | 'sums'> & { now: Sums; before: Sums };

const DAYS_OF_WEEK = 7;
const MOST_PAGES = 50;
const MOST_NAMES = 20;
const NONE: Readonly<Sums> = { visits: 0, inner: 0, prefetched: 0 };
/** Weeks that are added up before other work has its turn. */
const WEEKS_AT_ONCE = 8;

/** Returns the Mondays of so many weeks, the last of which a day lies in. */
export function mondaysUntil(day: string, count: number): string[] {
  const last = mondayOf(day);
  return Array.from({ length: count }, (_, index) => laterDate(last, 7 * (index + 1 - count)));
}

type VisitNumbers = Omit<DeskVisits, 'weeks' | 'beforeWeeks' | 'isUnderWay' | 'countedAt'>;

/** Number of remembered spans: enough for the weeks of two years; each takes at most some 100 kilobytes. */
const MOST_SPANS = 120;
/** Age of a week from which on it stays as it is: what a process could not store at once has come in. */
const SETTLED_DAYS = 8;
/** Age from which on a day is remembered until its week has settled. */
const REMEMBERED_DAYS = 2;

/**
 * Reads the sums of two periods, and remembers what is over: only the first look at a year takes longer than a moment,
 * and lets requests of visitors in between. Of people alone, but for readers and rules.
 */
export function createVisitsReader(database: Database) {
  const remembered = new Map<string, readonly WeekSum[]>();

  async function readWeek(monday: string, today: string): Promise<readonly WeekSum[]> {
    if (laterDate(monday, SETTLED_DAYS) <= today) return recall(`week ${monday}`, monday, DAYS_OF_WEEK);
    const found = new Map<string, WeekSum>();
    for (let day = monday; day <= today && day < laterDate(monday, DAYS_OF_WEEK); day = laterDate(day, 1)) {
      const isOver = laterDate(day, REMEMBERED_DAYS) <= today;
      const sums = isOver ? await recall(day, day, 1) : await readSpan(database, day, 1);
      for (const sum of sums) {
        const known = found.get(sum.key);
        if (known) addTo(known.sums, sum.sums);
        else found.set(sum.key, { ...sum, sums: { ...sum.sums } });
      }
    }
    return [...found.values()];
  }

  async function recall(name: string, first: string, days: number): Promise<readonly WeekSum[]> {
    const known = remembered.get(name);
    if (known) return known;
    const sums = await readSpan(database, first, days);
    remembered.set(name, sums);
    const [oldest] = remembered.keys();
    if (remembered.size > MOST_SPANS && oldest !== undefined) remembered.delete(oldest);
    await setImmediate();
    return sums;
  }

  /** Sums of these weeks, each by its Monday. */
  async function readWeeks(mondays: Iterable<string>, today: string): Promise<SumsByWeek> {
    const read = new Map<string, readonly WeekSum[]>();
    for (const monday of new Set(mondays)) read.set(monday, await readWeek(monday, today));
    return read;
  }

  return {
    readWeeks,
    /** @param goal `page:/pricing`, `call:sent` */
    async read(weeks: Weeks, today: string, goal?: string): Promise<VisitNumbers> {
      const sums = await readWeeks([...weeks.now, ...weeks.before], today);
      const reached = (mondays: readonly string[], of: string) =>
        mondays.map((monday) => countGoal(sums.get(monday) ?? [], of));
      return {
        ...compareWeeks(weeks, sums, await addWeeks(weeks, sums)),
        goal:
          goal === undefined ? null : { now: reached(weeks.now, goal), before: reached(weeks.before, goal) },
      };
    },
  };
}

type SumsByWeek = ReadonlyMap<string, readonly WeekSum[]>;

/** Counts how often people opened a page, or made a call. */
function countGoal(sums: readonly WeekSum[], goal: string): number {
  const [topic, name] = [goal.startsWith('page:') ? 'page' : 'step', goal.slice(goal.indexOf(':') + 1)];
  return sums.reduce(
    (count, sum) =>
      sum.topic === topic && sum.name === name && sum.reader === 'people'
        ? count + sum.sums.visits + sum.sums.inner
        : count,
    0,
  );
}

function compareWeeks(
  weeks: Weeks,
  sums: SumsByWeek,
  topics: readonly NamedSums[],
): Omit<VisitNumbers, 'goal'> {
  const ofPeople = (topic: VisitTopic) =>
    topics.filter((row) => row.topic === topic && row.reader === 'people');
  const rules = topics.filter(({ topic }) => topic === 'rule');
  const visits = new Map([...sums].map(([monday, ofWeek]) => [monday, visitsByReader(ofWeek)]));
  const visitsOf = (monday: string, reader: Reader) => visits.get(monday)?.[reader] ?? 0;
  const pages = sumPages(ofPeople('page'));
  const [sources, campaigns] = [ofPeople('source'), ofPeople('campaign')];
  const [reading, steps] = [ofPeople('reading'), ofPeople('step')];
  const isArticle = ({ page }: PageSums) => page.startsWith(`${BLOG_PAGE}/`);
  return {
    readers: READERS.map((reader) => ({
      reader,
      visits: weeks.now.map((monday) => visitsOf(monday, reader)),
      before: weeks.before.map((monday) => visitsOf(monday, reader)),
    })),
    rules: rules
      .filter(({ name }) => name in READER_RULES)
      .map(({ name, reader, now, before }) => ({ rule: name as ReaderRule, reader, now, before })),
    kinds: compareKnown<SourceKind>(sources, SOURCE_KINDS, ({ name }) => name).map(([kind, sums]) => ({
      kind,
      ...sums,
    })),
    sources: rank(sources, ({ name, detail }) => detail || SOURCE_KINDS[name as SourceKind] || name),
    campaigns: rank(campaigns, ({ name }) => name),
    languages: rank(reading, ({ name }) => name || 'not named'),
    devices: compareKnown<Device>(reading, DEVICES, ({ detail }) => detail).map(([device, sums]) => ({
      name: DEVICES[device],
      ...sums,
    })),
    pages: pages.filter((page) => !isArticle(page)).slice(0, MOST_PAGES),
    articles: pages.filter(isArticle).slice(0, MOST_PAGES),
    steps: compareKnown<VisitStep>(steps, VISIT_STEPS, ({ name }) => name).map(([step, sums]) => ({
      step,
      ...sums,
    })),
  };
}

function visitsByReader(sums: readonly WeekSum[]): Record<Reader, number> {
  const visits = { people: 0, robots: 0, unsure: 0 };
  for (const { topic, reader, sums: sum } of sums) if (topic === 'rule') visits[reader] += sum.visits;
  return visits;
}

/** Adds up each name over each of the two periods. */
async function addWeeks(weeks: Weeks, sums: SumsByWeek): Promise<NamedSums[]> {
  const found = new Map<string, NamedSums>();
  for (const period of ['now', 'before'] as const) {
    for (const [index, monday] of weeks[period].entries()) {
      if (index % WEEKS_AT_ONCE === 0) await setImmediate();
      for (const week of sums.get(monday) ?? []) {
        let row = found.get(week.key);
        if (!row) {
          row = { ...week, now: { ...NONE }, before: { ...NONE } };
          found.set(week.key, row);
        }
        addTo(row[period], week.sums);
      }
    }
  }
  return [...found.values()];
}

async function readSpan(database: Database, first: string, days: number): Promise<WeekSum[]> {
  const rows = await database
    .selectFrom('visit_sums')
    .select(({ fn }) => [
      ...(['topic', 'name', 'detail', 'reader'] as const),
      fn.sum('visits').as('visits'),
      fn.sum('inner_pages').as('inner'),
      fn.sum('prefetched').as('prefetched'),
    ])
    // Both named whole, so that the primary key finds the days.
    .where('span', 'in', ['hour', 'day', 'week'])
    .where('topic', 'in', ['rule', 'page', 'source', 'campaign', 'reading', 'step'])
    .where('starts_at', '>=', first)
    .where('starts_at', '<', laterDate(first, days))
    .where(({ or, eb }) => or([eb('reader', '=', 'people'), eb('topic', '=', 'rule')]))
    .groupBy(['topic', 'name', 'detail', 'reader'])
    .execute();
  return rows.map(({ topic, name, detail, reader, visits, inner, prefetched }) => ({
    ...{ key: [topic, name, detail, reader].join('\n'), topic, name, detail, reader },
    sums: { visits: Number(visits), inner: Number(inner), prefetched: Number(prefetched) },
  }));
}

function sumPages(rows: readonly NamedSums[]): PageSums[] {
  const pages = new Map<string, PageSums>();
  for (const { name, now, before } of rows) {
    const page = pages.get(name) ?? { page: name, now: { ...NONE }, before: { ...NONE } };
    addTo(page.now, now);
    addTo(page.before, before);
    pages.set(name, page);
  }
  const opened = ({ now, before }: PageSums) => now.visits + now.inner + (before.visits + before.inner) / 1e9;
  return [...pages.values()].sort((one, other) => opened(other) - opened(one));
}

function addTo(sums: Sums, added: Sums): void {
  sums.visits += added.visits;
  sums.inner += added.inner;
  sums.prefetched += added.prefetched;
}

function compare(
  rows: readonly NamedSums[],
  nameOf: (row: NamedSums) => string,
): Map<string, Omit<Compared, 'name'>> {
  const found = new Map<string, { now: number; before: number }>();
  for (const row of rows) {
    const sums = found.get(nameOf(row)) ?? { now: 0, before: 0 };
    found.set(nameOf(row), { now: sums.now + row.now.visits, before: sums.before + row.before.visits });
  }
  return found;
}

/** Compares by names of a list, in its order. */
function compareKnown<Name extends string>(
  rows: readonly NamedSums[],
  names: Record<Name, string>,
  nameOf: (row: NamedSums) => string,
): [Name, Omit<Compared, 'name'>][] {
  const found = compare(rows, nameOf);
  return (Object.keys(names) as Name[]).map((name) => [name, found.get(name) ?? { now: 0, before: 0 }]);
}

/** The most frequent names now, all others as one. */
function rank(rows: readonly NamedSums[], nameOf: (row: NamedSums) => string): Compared[] {
  const ranked = [...compare(rows, nameOf)]
    .map(([name, sums]) => ({ name, ...sums }))
    .sort(
      (one, other) => other.now - one.now || other.before - one.before || (one.name < other.name ? -1 : 1),
    );
  const others = ranked.slice(MOST_NAMES);
  if (others.length === 0) return ranked;
  const sum = (period: 'now' | 'before') => others.reduce((total, each) => total + each[period], 0);
  return [
    ...ranked.slice(0, MOST_NAMES),
    { name: `${others.length} others`, now: sum('now'), before: sum('before') },
  ];
}
