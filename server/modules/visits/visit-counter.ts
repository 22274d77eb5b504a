import type { IncomingHttpHeaders } from 'node:http';
import { OTHER_NAMES, type Reader, type VisitStep } from 'contract/desk/visits.ts';
import type { Vital } from 'contract/site/vitals.ts';
import { readArrival, readSource, type Source } from './arrival.rules.ts';
import {
  judgeCall,
  judgePage,
  type NamedProgram,
  READER_OF,
  readDevice,
  readLanguage,
  readName,
} from './reader.rules.ts';
import type { VisitSumsTable, VisitTopic } from './visits.tables.ts';
import { bucketOf } from './vitals.rules.ts';

/** A sum that is not stored yet. */
export type VisitSum = Pick<
  VisitSumsTable,
  'topic' | 'starts_at' | 'name' | 'detail' | 'reader' | 'visits' | 'inner_pages' | 'prefetched'
>;

/** Sums in memory: beyond this, further names count as one. A sum takes some 300 bytes. */
const MOST_SUMS = 5_000;
/** Names that visitors make up, of one topic and hour in one process. */
const MOST_MADE_UP_NAMES = 300;
/** Reports of speed between two times that sums are stored: a sample, which leaves room for all else. */
const MOST_REPORTS = 500;
/** Headers that are remembered until the sums are stored: to read one takes longer than all else. */
const MOST_READ = 500;
/** Pages that are counted together: one at a time, each costs ten times as much, since other work comes between. */
const COUNTED_AT_ONCE = 64;

interface AnsweredPage {
  headers: IncomingHttpHeaders;
  page: string;
  url: string;
}

interface CounterParts {
  /** Hour by the clock of the office, `2026-11-29T13`. */
  hourNow: () => string;
  isSecure: boolean;
}

type SumsOfHour = Record<Reader, Record<VisitTopic, Map<string, VisitSum>>>;

/** Sums of what was asked for, in memory. What a sum was made of is in none of them. */
export class VisitCounter {
  readonly #parts: CounterParts;
  #waiting: AnsweredPage[] = [];
  #sums = noSums();
  #count = 0;
  #reports = 0;
  /** Sums of hours that are over. */
  #over: VisitSum[] = [];
  readonly #programs = new Map<string, NamedProgram>();
  readonly #sources = new Map<string, Source>();
  #madeUp = new Map<string, Set<string>>();
  #hour: string;

  constructor(parts: CounterParts) {
    this.#parts = parts;
    this.#hour = parts.hourNow();
  }

  /** Counts an answered page. @param page its address @param url as it was asked for */
  countPage(headers: IncomingHttpHeaders, page: string, url: string): void {
    if (this.#waiting.push({ headers, page, url }) >= COUNTED_AT_ONCE) this.#countWaiting();
  }

  #countWaiting(): void {
    for (const answered of this.#waiting) this.#countAnswered(answered);
    this.#waiting = [];
  }

  #countAnswered({ headers, page, url }: AnsweredPage): void {
    const program = recall(this.#programs, headers['user-agent'] ?? '', readName);
    const rule = judgePage(headers, this.#parts, program);
    const reader = READER_OF[rule];
    const { isFirst, isPrefetched } = readArrival(headers);
    const column = isPrefetched ? 'prefetched' : isFirst ? 'visits' : 'inner_pages';
    this.#find(reader, 'rule', rule)[column] += 1;
    this.#find(reader, 'page', page)[column] += 1;
    if (!isFirst) return;
    const { kind, name, campaign } = this.#readSource(url, headers.referer);
    if (reader === 'robots') {
      // Robots make up what they like.
      this.#find(reader, 'source', kind)[column] += 1;
      return;
    }
    this.#find(reader, 'source', kind, this.#bound('source', name))[column] += 1;
    if (campaign) this.#find(reader, 'campaign', this.#bound('campaign', campaign), kind)[column] += 1;
    this.#find(reader, 'reading', readLanguage(headers), readDevice(headers, program))[column] += 1;
  }

  #readSource(url: string, referrer: string | undefined): Source {
    const mark = url.indexOf('?');
    return mark < 0
      ? recall(this.#sources, referrer ?? '', (known) => readSource('', known))
      : readSource(url.slice(mark), referrer);
  }

  /** Counts an answered call. @param page that made it */
  countStep(headers: IncomingHttpHeaders, step: VisitStep, page: string): void {
    this.#find(READER_OF[judgeCall(headers)], 'step', step, page).visits += 1;
  }

  /** Counts the speed of an opened page, each figure in its bucket. Robots wait for nothing. */
  countVitals(headers: IncomingHttpHeaders, page: string, report: Partial<Record<Vital, number>>): void {
    const program = recall(this.#programs, headers['user-agent'] ?? '', readName);
    const reader = READER_OF[judgeCall(headers)];
    if (reader === 'robots' || this.#reports >= MOST_REPORTS) return;
    this.#reports += 1;
    const device = readDevice(headers, program);
    for (const [vital, value] of Object.entries(report) as [Vital, number][]) {
      this.#find(reader, vital, page, `${device} ${bucketOf(vital, value)}`).visits += 1;
    }
  }

  /** Takes the sums out, and forgets what they were made of. */
  take(): VisitSum[] {
    this.#countWaiting();
    this.#endHour();
    const sums = this.#over;
    this.#over = [];
    this.#count = 0;
    this.#reports = 0;
    this.#programs.clear();
    this.#sources.clear();
    return sums;
  }

  /**
   * Begins another hour where one is over. Called whenever sums are to be stored, since to read the clock for each page
   * costs more than to find a sum: a page may count in the hour that ended some seconds ago.
   */
  turnHour(): void {
    this.#countWaiting();
    const hour = this.#parts.hourNow();
    if (hour === this.#hour) return;
    this.#endHour();
    this.#hour = hour;
    this.#madeUp = new Map();
  }

  #endHour(): void {
    for (const topics of Object.values(this.#sums)) {
      for (const sums of Object.values(topics)) this.#over.push(...sums.values());
    }
    this.#sums = noSums();
  }

  /** Returns a name that a visitor may have made up, or that of all others. */
  #bound(topic: VisitTopic, name: string): string {
    const names = this.#madeUp.get(topic) ?? new Set();
    this.#madeUp.set(topic, names);
    if (names.has(name)) return name;
    if (names.size >= MOST_MADE_UP_NAMES) return OTHER_NAMES;
    names.add(name);
    return name;
  }

  #find(reader: Reader, topic: VisitTopic, name: string, detail = ''): VisitSum {
    const sums = this.#sums[reader][topic];
    // A name alone is a key that is not put together for each request.
    const key = detail === '' ? name : `${name}\n${detail}`;
    const known = sums.get(key);
    if (known) return known;
    if (this.#count >= MOST_SUMS && name !== OTHER_NAMES) return this.#find(reader, topic, OTHER_NAMES);
    const none = { visits: 0, inner_pages: 0, prefetched: 0 };
    const sum = { topic, starts_at: this.#hour, name, detail, reader, ...none };
    sums.set(key, sum);
    this.#count += 1;
    return sum;
  }
}

function noSums(): SumsOfHour {
  const topics = () => ({
    ...{ rule: new Map(), page: new Map(), source: new Map() },
    ...{ campaign: new Map(), reading: new Map(), step: new Map() },
    ...{ lcp: new Map(), inp: new Map(), cls: new Map() },
  });
  return { people: topics(), robots: topics(), unsure: topics() };
}

/** Returns what is known of a header, or reads it. */
function recall<Read>(known: Map<string, Read>, header: string, read: (header: string) => Read): Read {
  const found = known.get(header);
  if (found !== undefined) return found;
  if (known.size >= MOST_READ) known.clear();
  const result = read(header);
  known.set(header, result);
  return result;
}
