import type { CompiledQuery } from 'kysely';

/** A statement that was compiled once, for other parameters: building SQL anew each time costs more than running it. */
export function withParameters<Row>(query: CompiledQuery<Row>, parameters: unknown[]): CompiledQuery<Row> {
  return { ...query, parameters };
}
