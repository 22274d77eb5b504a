import Type, { type Static } from 'typebox';

/** Age from which on a wish is refused: hours later, its owner expects no upgrade. */
export const ASKED_MS = 600_000;
/** An upgrade that was cut off, as by a restart of the machine, reports no end. */
export const LONGEST_UPGRADE_MS = 3_600_000;

/** `try` ends before the switch; `return` goes back to the version, and on SQLite to the data, before the last one. */
const Action = Type.Enum(['try', 'upgrade', 'return']);

/** Name of a tag, branch or commit of the installation's repository. No path: files elsewhere are no one's to choose. */
const Version = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]*$', maxLength: 100 });

/** `POST /desk/api/upgrade` */
export const AskUpgrade = Type.Object({
  action: Action,
  /** Not for a return. */
  version: Type.Optional(Version),
});

export type AskUpgrade = Static<typeof AskUpgrade>;

/** An upgrade that waits for the program that does it. */
export const AskedUpgrade = Type.Object({
  ...AskUpgrade.properties,
  /** ISO 8601, UTC. */
  at: Type.String({ format: 'date-time' }),
});

export type AskedUpgrade = Static<typeof AskedUpgrade>;

/** Report of the program on what was asked last. */
export const UpgradeReport = Type.Object({
  ...AskedUpgrade.properties,
  state: Type.Enum(['working', 'done', 'failed']),
  /** Its present work in a few words. */
  step: Type.Union([Type.String(), Type.Null()]),
  lines: Type.Array(Type.String()),
});

export type UpgradeReport = Static<typeof UpgradeReport>;

/** `GET /desk/api/upgrade` */
export const UpgradeState = Type.Object({
  /** The administrator has made the folder in which a person of the desk may ask. */
  isAllowed: Type.Boolean(),
  asked: Type.Union([AskedUpgrade, Type.Null()]),
  report: Type.Union([UpgradeReport, Type.Null()]),
});

export type UpgradeState = Static<typeof UpgradeState>;
