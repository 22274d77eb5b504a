import type { IncomingHttpHeaders } from 'node:http';
import { OTHER_NAMES, type VisitStep } from 'contract/desk/visits.ts';
import { readArrival, readSource } from './arrival.rules.ts';
import { type Judgment, judgeCall, judgePage } from './reader.rules.ts';
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
const MOST_JUDGMENTS = 500;
/** Headers on which a judgment rests. */
const JUDGED = [
  'user-agent',
  'accept',
  'accept-language',
  'sec-fetch-mode',
  'sec-fetch-dest',
  'sec-ch-ua',
  'sec-ch-ua-mobile',
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
  /** Judgments of the last seconds, since a browser asks for more than one page. */
  readonly #judgments = new Map<string, Judgment>();
  #madeUp = new Map<string, Set<string>>();
  #hour = '';

  constructor(parts: CounterParts) {
    this.#parts = parts;
  }

  /** Counts an answered page. @param page its address @param url as it was asked for */
  countPage(headers: IncomingHttpHeaders, page: string, url: string): void {
    this.#turnHour();
    const { reader, rule, device, language } = this.#judge(headers);
    const { isFirst, isPrefetched } = readArrival(headers);
    const column = isPrefetched ? 'prefetched' : isFirst ? 'visits' : 'inner_pages';
    this.#add('rule', rule, '', reader, column);
    this.#add('page', page, '', reader, column);
    if (isFirst) this.#addFirst(headers, { url, column }, { reader, device, language });
  }

  #addFirst(
    headers: IncomingHttpHeaders,
    { url, column }: { url: string; column: Column },
    { reader, device, language }: Omit<Judgment, 'rule'>,
  ): void {
    const mark = url.indexOf('?');
    const { kind, name, campaign } = readSource(mark < 0 ? '' : url.slice(mark), headers.referer);
    // Robots make up what they like.
    const isRobot = reader === 'robots';
    this.#add('source', kind, isRobot ? '' : this.#bound('source', name), reader, column);
    if (isRobot) return;
    if (campaign) this.#add('campaign', this.#bound('campaign', campaign), kind, reader, column);
    this.#add('reading', language, device, reader, column);
  }

  /** Counts an answered call. @param page that made it */
  countStep(headers: IncomingHttpHeaders, step: VisitStep, page: string): void {
    this.#turnHour();
    this.#add('step', step, page, judgeCall(headers).reader, 'visits');
  }

  /** Takes the sums out, and forgets what they were made of. */
  take(): VisitSum[] {
    const sums = [...this.#sums.values()];
    this.#sums = new Map();
    this.#judgments.clear();
    return sums;
  }

  #turnHour(): void {
    const hour = this.#parts.hourNow();
    if (hour === this.#hour) return;
    this.#hour = hour;
    this.#madeUp = new Map();
  }

  #judge(headers: IncomingHttpHeaders): Judgment {
    let key = '';
    for (const name of JUDGED) key += `${headers[name]}\n`;
    const known = this.#judgments.get(key);
    if (known) return known;
    const judgment = judgePage(headers, this.#parts);
    if (this.#judgments.size >= MOST_JUDGMENTS) this.#judgments.clear();
    this.#judgments.set(key, judgment);
    return judgment;
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

  #add(topic: VisitTopic, name: string, detail: string, reader: VisitSum['reader'], column: Column): void {
    const key = `${topic}\n${name}\n${detail}\n${reader}\n${this.#hour}`;
    let sum = this.#sums.get(key);
    if (!sum) {
      if (this.#sums.size >= MOST_SUMS && name !== OTHER_NAMES) {
        this.#add(topic, OTHER_NAMES, '', reader, column);
        return;
      }
      const none = { visits: 0, inner_pages: 0, prefetched: 0 };
      sum = { topic, starts_at: this.#hour, name, detail, reader, ...none };
      this.#sums.set(key, sum);
    }
    sum[column] += 1;
  }
}
