import type { Horizon } from '../reading/busy-time.ts';

/** What a source has read. */
export interface SourceRead {
  /** Calendar files (RFC 5545), one after the other. */
  text: string;
  /** What it looks like now; null where its server says nothing of that. */
  token: string | null;
}

/** Where the busy times of a host come from. Google's and Microsoft's own interfaces would be two more of them. */
export interface CalendarSource {
  /**
   * @param known what it looked like when all events of this horizon were read last; null to read it in any case
   * @throws {SourceProblem}
   */
  read(known: string | null, horizon: Horizon, signal: AbortSignal): Promise<'unchanged' | SourceRead>;
}

/** Why a calendar could not be read; a short code of ours, without anything of its address. */
export class SourceProblem extends Error {
  override name = 'SourceProblem';
}
