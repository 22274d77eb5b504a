import { dateOf } from 'contract/dates.ts';

// A stream is one unbroken series of logs; its name begins with the time. In it are the logs by number, and bases: the
// whole database at a time, from which on the logs lead to any later second.
//
//   20261128t101500000z-3fa2c1/log-00000042
//   20261128t101500000z-3fa2c1/base-20261128101501000-00000001/part-0000
//   20261128t101500000z-3fa2c1/base-20261128101501000-00000001/whole

/** A base that is stored whole. */
export interface Base {
  stream: string;
  name: string;
  at: Date;
  /** Number of the log from which on it needs them. */
  firstLog: number;
}

const NAME = /^(\d{8}t\d{9}z-[0-9a-f]{6})\/(?:log-(\d{8})|(base-(\d{17})-(\d{8}))\/(whole|part-\d{4}))$/;
/** The register of erased people, beside the streams. */
export const REGISTER_OBJECT = 'erased';
export const WHOLE = 'whole';

export function logName(stream: string, number: number): string {
  return `${stream}/log-${padded(number, 8)}`;
}
export function baseName(stream: string, at: Date, firstLog: number): string {
  return `${stream}/base-${at.toISOString().replaceAll(/\D/g, '')}-${padded(firstLog, 8)}`;
}
export function partName(base: string, number: number): string {
  return `${base}/part-${padded(number, 4)}`;
}

export function streamName(now: Date, random: string): string {
  const digits = now.toISOString().replaceAll(/\D/g, '');
  return `${digits.slice(0, 8)}t${digits.slice(8)}z-${random}`;
}

/** Parts of a name; `undefined` for a file of another program. */
function readName(name: string) {
  const [, stream, log, base, at = '', firstLog] = NAME.exec(name) ?? [];
  if (stream === undefined) return undefined;
  return {
    stream,
    log: log === undefined ? undefined : Number(log),
    base,
    at: timeOf(at),
    firstLog: Number(firstLog),
  };
}

/** Bases that are whole, the oldest first. */
export function findBases(names: readonly string[]): Base[] {
  return names
    .filter((name) => name.endsWith(`/${WHOLE}`))
    .flatMap((name) => {
      const read = readName(name);
      if (!read?.base) return [];
      const { stream, base, at, firstLog } = read;
      return [{ stream, name: `${stream}/${base}`, at, firstLog }];
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** The numbers of a stream's logs, in order. */
export function findLogs(names: readonly string[], stream: string): number[] {
  return names
    .map(readName)
    .flatMap((read) => (read?.stream === stream && read.log !== undefined ? [read.log] : []))
    .sort((one, other) => one - other);
}

/** The stream that began last. */
export function newestStream(names: readonly string[]): string | undefined {
  return names
    .flatMap((name) => readName(name)?.stream ?? [])
    .sort()
    .at(-1);
}

/** The latest time in names, in milliseconds: a clock that was set back must not make what comes next look older. */
export function newestTime(names: readonly string[]): number {
  const times = names.map(readName).flatMap((read) => {
    if (!read) return [];
    const ofStream = timeOf(read.stream.slice(0, 18).replace('t', '')).getTime();
    return read.base === undefined ? [ofStream] : [ofStream, read.at.getTime()];
  });
  return times.reduce((one, other) => Math.max(one, other), 0);
}

/** The newest base that is not younger than a time; without a time, the newest of all. */
export function chooseBase(names: readonly string[], at?: Date): Base | undefined {
  return findBases(names).findLast((base) => at === undefined || base.at <= at);
}

/**
 * Objects that no kept second needs, once the bases of more than `keep` days are there. What is not of the copy is never
 * among them, nor is the stream that is written now.
 */
export function surplusObjects(names: readonly string[], keep: number, current: string): string[] {
  const bases = findBases(names);
  const days = [...new Set(bases.map(({ at }) => dateOf(at)))].slice(-keep);
  const kept = bases.filter(({ at }) => days.includes(dateOf(at)));
  const [oldest] = kept;
  if (!oldest) return [];
  return names.filter((name) => {
    const read = readName(name);
    if (!read) return false;
    const { stream, log, base } = read;
    if (base !== undefined && kept.some((each) => each.name === `${stream}/${base}`)) return false;
    // A base that is being sent, or the parts of one that was broken off.
    if (base !== undefined) return read.at < oldest.at || stream < oldest.stream;
    const needs = kept.filter((each) => each.stream === stream).map(({ firstLog }) => firstLog);
    if (needs.length > 0) return log !== undefined && log < Math.min(...needs);
    return stream < oldest.stream && stream !== current;
  });
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}

/** @param digits year to millisecond */
function timeOf(digits: string): Date {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})$/.exec(digits) ?? [];
  const [year = 0, month = 1, ...rest] = parts.map(Number);
  return new Date(Date.UTC(year, month - 1, ...(rest as [number])));
}
