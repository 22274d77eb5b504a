import { FRAME_HEADER_BYTES, LOG_HEADER_BYTES } from '../../../plugins/database/sqlite-log.ts';

// The format of SQLite's write-ahead log: https://sqlite.org/fileformat2.html#walformat

/** A place in a write-ahead log, behind a commit. */
export interface LogPlace {
  /** Two numbers in hexadecimal, others each time the log begins again. */
  salts: string;
  offset: number;
  /** Sums of all before it. */
  sums: readonly [number, number];
}

const MAGIC = 0x377f0682;

/** Returns the size of a page, and how the log spells its words; `undefined` for any other bytes. */
function readHeader(header: Uint8Array) {
  if (header.length < LOG_HEADER_BYTES) return undefined;
  const view = viewOf(header);
  const isLittle = view.getUint32(0) === MAGIC;
  if (!isLittle && view.getUint32(0) !== MAGIC + 1) return undefined;
  return { view, isLittle, frameBytes: FRAME_HEADER_BYTES + view.getUint32(8) };
}

/** The beginning of a log, before its first frame; `undefined` where the header is damaged or missing. */
export function beginningOf(header: Uint8Array): LogPlace | undefined {
  const read = readHeader(header);
  if (!read) return undefined;
  const { view, isLittle } = read;
  const sums = addUp([0, 0], view, { from: 0, length: 24, isLittle });
  if (sums[0] !== view.getUint32(24) || sums[1] !== view.getUint32(28)) return undefined;
  return { salts: Buffer.from(header.subarray(16, 24)).toString('hex'), offset: LOG_HEADER_BYTES, sums };
}

/**
 * The place behind the last commit in these bytes: each frame up to it continues the sums of the one before. What follows
 * may be half written, or rolled back and written over.
 * @param bytes from `place` on
 */
export function lastCommit(place: LogPlace, header: Uint8Array, bytes: Uint8Array): LogPlace {
  const read = readHeader(header);
  if (!read) return place;
  const { isLittle, frameBytes } = read;
  const view = viewOf(bytes);
  let { sums } = place;
  let end = place;
  for (let from = 0; from + frameBytes <= bytes.length; from += frameBytes) {
    sums = addUp(sums, view, { from, length: 8, isLittle });
    sums = addUp(sums, view, {
      from: from + FRAME_HEADER_BYTES,
      length: frameBytes - FRAME_HEADER_BYTES,
      isLittle,
    });
    if (sums[0] !== view.getUint32(from + 16) || sums[1] !== view.getUint32(from + 20)) break;
    const isCommit = view.getUint32(from + 4) !== 0;
    if (isCommit) end = { ...place, offset: place.offset + from + frameBytes, sums };
  }
  return end;
}

/** Reports whether a log is the very next one after another: its first salt counts how often it began again. */
export function isNext(salts: string, before: string): boolean {
  const first = (text: string) => Number.parseInt(text.slice(0, 8), 16);
  return first(salts) === (first(before) + 1) % 2 ** 32;
}

/** Length of a frame of this log. */
export function frameBytesOf(header: Uint8Array): number {
  return readHeader(header)?.frameBytes ?? 0;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Sums of SQLite over pairs of words of 32 bits. */
function addUp(
  [first, second]: LogPlace['sums'],
  view: DataView,
  { from, length, isLittle }: { from: number; length: number; isLittle: boolean },
): LogPlace['sums'] {
  let one = first;
  let two = second;
  for (let at = from; at < from + length; at += 8) {
    one = (one + view.getUint32(at, isLittle) + two) >>> 0;
    two = (two + view.getUint32(at + 4, isLittle) + one) >>> 0;
  }
  return [one, two];
}
