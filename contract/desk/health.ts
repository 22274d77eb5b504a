import Type, { type Static } from 'typebox';
import { LEAD_KINDS } from '../api-paths.ts';

/** Green: all is well. Amber: worth a look today. Red: something is broken now. */
export const HEALTH_COLORS = ['green', 'amber', 'red'] as const;

export type HealthColor = (typeof HEALTH_COLORS)[number];

const Color = Type.Enum([...HEALTH_COLORS]);
/** ISO 8601, UTC. */
const Moment = Type.String();
const Absent = Type.Null();

/** `GET /desk/api/health/dot`: for every screen and every person. */
export const HealthDot = Type.Object({
  color: Color,
  /** What is wrong, in a few words each; only for those who may see the page. */
  titles: Type.Array(Type.String()),
});

export type HealthDot = Static<typeof HealthDot>;

/** What is wrong, or may soon be. */
export const Trouble = Type.Object({
  /** The same for as long as it lasts, such as `channel-down:slack`. */
  cause: Type.String(),
  color: Color,
  title: Type.String(),
  text: Type.String(),
  /** When the operator was notified; null until that succeeds, or where it is too early to tell. */
  toldAt: Type.Union([Moment, Absent]),
});

export type Trouble = Static<typeof Trouble>;

/** A way by which messages leave. */
export const ChannelHealth = Type.Object({
  name: Type.String(),
  color: Color,
  deliveredAt: Type.Union([Moment, Absent]),
  waiting: Type.Integer(),
  /** Of those that wait: for a request older than five minutes. */
  late: Type.Integer(),
  givenUp: Type.Integer(),
  /** Since when it takes nothing. */
  failingSince: Type.Union([Moment, Absent]),
  /** Why, in a code of ours. */
  problem: Type.Union([Type.String(), Absent]),
  /** Whether a test can be sent: hosts and guests get none. */
  canTest: Type.Boolean(),
});

export type ChannelHealth = Static<typeof ChannelHealth>;

/** `GET /desk/api/health` */
export const DeskHealth = Type.Object({
  color: Color,
  checkedAt: Moment,
  troubles: Type.Array(Trouble),
  channels: Type.Array(ChannelHealth),
  mail: Type.Object({
    /** `files`: nothing leaves this machine. */
    way: Type.Enum(['server', 'files']),
    /** The host of the mail server, without name and password. */
    host: Type.Union([Type.String(), Absent]),
  }),
  calendars: Type.Array(
    Type.Object({
      id: Type.String(),
      host: Type.String(),
      color: Color,
      readAt: Type.Union([Moment, Absent]),
      failingSince: Type.Union([Moment, Absent]),
      problem: Type.Union([Type.String(), Absent]),
      /** Events, and lines of others, that could not be read at the last reading. */
      unread: Type.Integer(),
      damaged: Type.Integer(),
      unknownZones: Type.Array(Type.String()),
      /** Why demos are not written to it. */
      demosProblem: Type.Union([Type.String(), Absent]),
    }),
  ),
  /** Null where BACKUP_DIR is not set. */
  backup: Type.Union([
    Type.Object({
      color: Color,
      newestAt: Moment,
      problem: Type.Union([Type.String(), Absent]),
      rehearsedAt: Type.Union([Moment, Absent]),
      rehearsalProblem: Type.Union([Type.String(), Absent]),
    }),
    Absent,
  ]),
  disks: Type.Array(
    Type.Object({
      setting: Type.String(),
      color: Color,
      freeBytes: Type.Number(),
      totalBytes: Type.Number(),
    }),
  ),
  /** Null without https, and until it was read. */
  certificate: Type.Union([
    Type.Object({
      host: Type.String(),
      color: Color,
      /** Null where it could not be read from here. */
      endsAt: Type.Union([Moment, Absent]),
      daysLeft: Type.Union([Type.Integer(), Absent]),
      problem: Type.Union([Type.String(), Absent]),
    }),
    Absent,
  ]),
  queue: Type.Object({
    waiting: Type.Integer(),
    late: Type.Integer(),
    givenUp: Type.Integer(),
  }),
  refused: Type.Object({
    color: Color,
    lastHour: Type.Integer(),
    usualPerHour: Type.Number(),
    /** Of the last day, the most frequent first; `field` is empty where the code says it all. */
    fields: Type.Array(
      Type.Object({
        form: Type.Enum([...LEAD_KINDS]),
        field: Type.String(),
        code: Type.String(),
        count: Type.Integer(),
      }),
    ),
  }),
  /** How the operator is reached; none means that trouble is only logged and shown here. */
  alertsBy: Type.Array(Type.Enum(['email', 'slack'])),
  /** Why this database sends nothing, where it is a copy. */
  copyReason: Type.Union([Type.String(), Absent]),
  version: Type.String(),
  build: Type.String(),
});

export type DeskHealth = Static<typeof DeskHealth>;

/** `POST /desk/api/health/channels/:name/test` */
export const ChannelTest = Type.Object({
  isAccepted: Type.Boolean(),
  /** One sentence, without an address or a password. */
  sentence: Type.String(),
  /** How many messages that waited after a failure are sent at once now. */
  retried: Type.Integer(),
});

export type ChannelTest = Static<typeof ChannelTest>;
