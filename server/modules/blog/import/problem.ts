/** Problem of a file, for the editor who wrote it. */
export interface Problem {
  /** Line, from 1, as editors count; absent where the file has no lines. */
  line?: number;
  /** One sentence without a full stop, understandable without knowing this program. */
  reason: string;
}

/** A file that cannot become an article. */
export class BadFile extends Error {
  /** Problems, at least one, in the order of their lines. */
  readonly problems: readonly Problem[];
  /** Remarks that the import would make on the file if it had no problems. */
  readonly remarks: readonly Problem[];

  constructor(problems: readonly Problem[], remarks: readonly Problem[] = []) {
    super(problems.map(({ line, reason }) => (line ? `line ${line}: ${reason}` : reason)).join('; '));
    this.name = new.target.name;
    this.problems = problems.toSorted(byLine);
    this.remarks = remarks.toSorted(byLine);
  }

  static at(line: number, reason: string): BadFile {
    return new BadFile([{ line, reason }]);
  }
}

/** Puts problems in the order in which a reader of the file meets them. */
export function byLine(one: Problem, other: Problem): number {
  return (one.line ?? 0) - (other.line ?? 0);
}

/** Returns the problems of a file without lines: each reason once, with its number of occurrences. */
export function withoutLines(problems: readonly Problem[]): Problem[] {
  const counts = new Map<string, number>();
  for (const { reason } of problems) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({
    reason: count > 1 ? `${reason} (${count} times)` : reason,
  }));
}
