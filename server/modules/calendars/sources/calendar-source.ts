/** Where the busy times of a host come from. Google's and Microsoft's own interfaces would be two more of them. */
export interface CalendarSource {
  /**
   * Asks whether it has changed. Nothing of the answer is parsed: that is done in a process of its own.
   * @param known what it looked like when it was read last; null to read it in any case
   * @throws {SourceProblem}
   */
  ask(known: string | null, signal: AbortSignal): Promise<'unchanged' | ChangedSource>;
}

export interface ChangedSource {
  /** What it looks like now; null where its server says nothing of that. */
  token: string | null;
  /** Of a calendar file its bytes, in pieces; the events of a CalDAV calendar are asked for by the process that reads them. */
  file?: readonly Uint8Array[];
}

/** Why a calendar could not be read; a short code of ours, without anything of its address. */
export class SourceProblem extends Error {
  override name = 'SourceProblem';
  /** To which the server leads, for the person who adds the calendar alone. */
  readonly origin: string | undefined;
  constructor(code: string, origin?: string) {
    super(code);
    this.origin = origin;
  }
}
