import type { IncomingHttpHeaders } from 'node:http';
import { OTHER_NAMES, type VisitStep } from 'contract/desk/visits.ts';
import { readArrival, readSource } from './arrival.rules.ts';
import { judgeCall, judgePage } from './reader.rules.ts';
import type { VisitSumsTable, VisitTopic } from './visits.tables.ts';

/** A sum that is not stored yet. */
export type VisitSum = Pick<
  VisitSumsTable,
  'topic' | 'starts_at' | 'name' | 'detail' | 'reader' | 'visits' | 'inner_pages' | 'prefetched'
>;

/** Column in which a request counts. */
type Column = 'visits' | 'inner_pages' | 'prefetched';

/** Sums in memory: beyond this, further names count as one. A sum takes some 300 bytes. */
const MOST_SUMS = 5_000;
/** Names that visitors make up, of one topic and hour in one process. */
const MOST_MADE_UP_NAMES = 300;
/** Requests that are remembered until the sums are stored, since many have the same headers. */
const MOST_READ = 500;
/** Headers that are read. */
const READ = [
  ...['user-agent', 'accept', 'accept-language', 'referer', 'host', 'cache-control'],
  ...['sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest', 'sec-ch-ua', 'sec-ch-ua-mobile'],
  ...['sec-purpose', 'purpose', 'x-moz'],
] as const;

interface CounterParts {
  /** Hour by the clock of the office, `2026-11-29T13`. */
  hourNow: () => string;
  isSecure: boolean;
}

/** Sums of what was asked for, in memory. What a sum was made of is in none of them. */
export class VisitCounter {
  readonly #parts: CounterParts;
  #sums = new Map<string, VisitSum>();
  /** Sums in which requests of the last seconds count. */
  readonly #read = new Map<string, { sum: VisitSum; column: Column }[]>();
  #madeUp = new Map<string, Set<string>>();
  #hour = '';

  constructor(parts: CounterParts) {
    this.#parts = parts;
  }

  /** Counts an answered page. @param page its address @param url as it was asked for */
  countPage(headers: IncomingHttpHeaders, page: string, url: string): void {
    this.#turnHour();
    let key = `${page}\n${url}`;
    for (const name of READ) key += `\n${headers[name]}`;
    const known = this.#read.get(key);
    const sums = known ?? this.#sumsOf(headers, page, url);
    if (!known) {
      if (this.#read.size >= MOST_READ) this.#read.clear();
      this.#read.set(key, sums);
    }
    for (const { sum, column } of sums) sum[column] += 1;
  }

  /** Finds the sums in which a page counts. */
  #sumsOf(headers: IncomingHttpHeaders, page: string, url: string): { sum: VisitSum; column: Column }[] {
    const { reader, rule, device, language } = judgePage(headers, this.#parts);
    const { isFirst, isPrefetched } = readArrival(headers);
    const column = isPrefetched ? 'prefetched' : isFirst ? 'visits' : 'inner_pages';
    const find = (topic: VisitTopic, name: string, detail = ''): { sum: VisitSum; column: Column } => ({
      ...{ sum: this.#find(topic, name, detail, reader), column },
    });
    const sums = [find('rule', rule), find('page', page)];
    if (!isFirst) return sums;
    const mark = url.indexOf('?');
    const { kind, name, campaign } = readSource(mark < 0 ? '' : url.slice(mark), headers.referer);
    // Robots make up what they like.
    const isRobot = reader === 'robots';
    sums.push(find('source', kind, isRobot ? '' : this.#bound('source', name)));
    if (isRobot) return sums;
    if (campaign) sums.push(find('campaign', this.#bound('campaign', campaign), kind));
    sums.push(find('reading', language, device));
    return sums;
  }

  /** Counts an answered call. @param page that made it */
  countStep(headers: IncomingHttpHeaders, step: VisitStep, page: string): void {
    this.#turnHour();
    this.#find('step', step, page, judgeCall(headers).reader).visits += 1;
  }

  /** Takes the sums out, and forgets what they were made of. */
  take(): VisitSum[] {
    const sums = [...this.#sums.values()];
    this.#sums = new Map();
    this.#read.clear();
    return sums;
  }

  #turnHour(): void {
    const hour = this.#parts.hourNow();
    if (hour === this.#hour) return;
    this.#hour = hour;
    this.#madeUp = new Map();
    this.#read.clear();
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

  #find(topic: VisitTopic, name: string, detail: string, reader: VisitSum['reader']): VisitSum {
    const key = `${topic}\n${name}\n${detail}\n${reader}\n${this.#hour}`;
    const known = this.#sums.get(key);
    if (known) return known;
    if (this.#sums.size >= MOST_SUMS && name !== OTHER_NAMES) {
      return this.#find(topic, OTHER_NAMES, '', reader);
    }
    const none = { visits: 0, inner_pages: 0, prefetched: 0 };
    const sum = { topic, starts_at: this.#hour, name, detail, reader, ...none };
    this.#sums.set(key, sum);
    return sum;
  }
}
