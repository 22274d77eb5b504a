/** Bytes of a write-ahead log, whole transactions, as they were read at one moment. */
export interface Chunk {
  /** Milliseconds since 1970, by the clock of the server. */
  at: number;
  salts: string;
  /** Offset in the log; 0 for a chunk that begins with its header. */
  from: number;
  /** Length of the log before this one, of a chunk that begins one which leads on from it. */
  before?: number | undefined;
  bytes: Uint8Array;
}

/** Packs chunks: a line of JSON, and behind it their bytes. */
export function packChunks(chunks: readonly Chunk[]): Buffer {
  const heads = chunks.map(({ bytes, ...head }) => ({ ...head, length: bytes.length }));
  return Buffer.concat([Buffer.from(`${JSON.stringify(heads)}\n`), ...chunks.map(({ bytes }) => bytes)]);
}

/** @throws for bytes that `packChunks` did not make */
export function unpackChunks(packed: Buffer): Chunk[] {
  const end = packed.indexOf('\n');
  const heads: (Omit<Chunk, 'bytes'> & { length: number })[] = JSON.parse(packed.toString('utf8', 0, end));
  let at = end + 1;
  return heads.map(({ length, ...head }) => {
    const bytes = packed.subarray(at, at + length);
    at += length;
    return { ...head, bytes };
  });
}
