/** Source of the busy times of a host. Google's and Microsoft's own interfaces would be two more of them. */
export interface CalendarSource {
  /**
   * Asks whether it has changed. Nothing of the answer is parsed here: a process of its own does that.
   * @param known the version at the last reading; null to read it in any case
   * @throws {SourceProblem}
   */
  ask(known: string | null, signal: AbortSignal): Promise<'unchanged' | ChangedSource>;
}

export interface ChangedSource {
  /** Entity tag or sync token of the current state; null if its server reports none. */
  token: string | null;
  /** Bytes of a calendar file, in pieces; absent for CalDAV, whose events the reading process requests. */
  file?: readonly Uint8Array[];
}

/** Reason why a calendar could not be read; a short code of ours, without anything of its address. */
export class SourceProblem extends Error {
  override name = 'SourceProblem';
  /** Origin to which the server redirects; only the person who adds the calendar sees it. */
  readonly origin: string | undefined;
  constructor(code: string, origin?: string) {
    super(code);
    this.origin = origin;
  }
}
