// What a real server, client or file that users already have is tried with (docs/works-with.md).

/** Groups of peers, in the order of the document. */
export const GROUPS = [
  'Host calendars',
  'Invitations and feeds',
  'Rules of recurrence',
  'Mail',
  'In front',
  'Behind',
  'Agents',
  'API programs',
  'Readers and checkers',
  'Documents in',
] as const;

/** A peer, as its script `checks/peers/NAME.peer.ts` declares it. */
export interface Peer {
  title: string;
  group: (typeof GROUPS)[number];
  /** Debian packages; the first has the version of the peer. */
  debian?: readonly string[];
  /** Packages of npm as `name@version`, without install scripts; where there are no Debian packages the first has the version. */
  npm?: readonly string[];
  /** Its version, where no package has it: of files that are fetched as it runs. */
  version?: string;
  /** Guess written before the first run. */
  expected: string;
  /** Starts the peer on this machine alone, and tries our product on it. */
  run: (bench: Bench) => Promise<void>;
}

/** Notes on an attempt, each a sentence for the document. */
export interface Finding {
  /** Setting of the peer, or of ours, with which it is right. */
  set?: string;
  /** Behavior of the peer that its users would not guess. */
  surprise?: string;
  /** Behavior of our product that is not right, and stays so. */
  limit?: string;
}

export interface Attempt extends Finding {
  /** Words after 'tried': 'events of Outlook’s zones'. */
  tried: string;
}

/** The place where one peer runs, gone afterwards with all that was started. */
export interface Bench {
  /** Empty folder. */
  folder: string;
  /** Folder whose `node_modules` has the npm packages of the peer. */
  packages: string;
  /** Starts a program that ends with the peer. @returns its process id, and all that it has written so far */
  start: (command: string, args: readonly string[], options?: ProgramOptions) => Started;
  /** Runs a program. @returns what it wrote to its standard output @throws where it does not exit with 0 */
  execute: (command: string, args: readonly string[], options?: ProgramOptions) => Promise<string>;
  /** Calls this when the peer is done, last first. */
  defer: (end: () => unknown) => void;
  /** Waits until what is looked for is there, for 20 s at most. */
  until: <Found>(look: () => Found | Promise<Found>) => Promise<NonNullable<Found>>;
  /** Tries one thing; a check that throws shows that it is not as stated. */
  attempt: (tried: string, check: () => unknown, finding?: Finding) => Promise<void>;
}

export interface ProgramOptions {
  cwd?: string;
  /** Further variables; PATH is handed on, and HOME is the folder of the bench. */
  env?: Record<string, string>;
  /** Text for its standard input. */
  input?: string;
}

export interface Started {
  pid: number;
  output: () => string;
  /** Resolves with the exit code; null after a signal. */
  exited: Promise<number | null>;
  /** Ends it by SIGTERM, by default. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
}
