/** What is wrong with a file, for the editor who wrote it. */
export interface Problem {
  /** From 1, as editors count. */
  line: number;
  /** One sentence without a full stop, understandable without knowing this program. */
  reason: string;
}

/** A file that cannot become an article. */
export class BadFile extends Error {
  /** At least one, in the order of their lines. */
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ line, reason }) => `line ${line}: ${reason}`).join('; '));
    this.name = new.target.name;
    this.problems = problems.toSorted((one, other) => one.line - other.line);
  }

  static at(line: number, reason: string): BadFile {
    return new BadFile([{ line, reason }]);
  }
}
