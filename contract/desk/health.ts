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
  /** Problems in a few words each; only for those who may see the page. */
  titles: Type.Array(Type.String()),
  /** Reason why this database, a copy, sends nothing. */
  copyReason: Type.Union([Type.String(), Absent]),
});

export type HealthDot = Static<typeof HealthDot>;

/** A problem, or one that may soon come. */
export const Incident = Type.Object({
  /** The same for as long as it lasts, such as `channel-down:slack`. */
  cause: Type.String(),
  color: Color,
  title: Type.String(),
  text: Type.String(),
  /** Time of the operator's notice; null until it succeeds, or while it is too early. */
  toldAt: Type.Union([Moment, Absent]),
});

export type Incident = Static<typeof Incident>;

/** A way by which messages leave. */
export const ChannelHealth = Type.Object({
  name: Type.String(),
  label: Type.String(),
  color: Color,
  deliveredAt: Type.Union([Moment, Absent]),
  waiting: Type.Integer(),
  /** Waiting messages about requests older than five minutes. */
  late: Type.Integer(),
  givenUp: Type.Integer(),
  /** Since when it takes nothing. */
  failingSince: Type.Union([Moment, Absent]),
  /** Code of the reason. */
  problem: Type.Union([Type.String(), Absent]),
  /** Takes a test message: hosts and guests get none. */
  canTest: Type.Boolean(),
});

export type ChannelHealth = Static<typeof ChannelHealth>;

/** `GET /desk/api/health` */
export const DeskHealth = Type.Object({
  color: Color,
  checkedAt: Moment,
  troubles: Type.Array(Incident),
  channels: Type.Array(ChannelHealth),
  mail: Type.Object({
    /** `files`: nothing leaves this machine. */
    way: Type.Enum(['server', 'files']),
    /** The host of the mail server, without name and password. */
    host: Type.Union([Type.String(), Absent]),
  }),
  /** Mailbox for the replies of visitors; null where none is set. */
  mailbox: Type.Union([
    Type.Object({
      color: Color,
      /** Null until it was read. */
      readAt: Type.Union([Moment, Absent]),
      failingSince: Type.Union([Moment, Absent]),
      problem: Type.Union([Type.String(), Absent]),
    }),
    Absent,
  ]),
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
      /** Reason why demos are not written to it. */
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
  /** Null where the database is not copied to the second. */
  copy: Type.Union([
    Type.Object({
      color: Color,
      /** Everything before can be restored; null until the first copy is whole. */
      copiedAt: Type.Union([Moment, Absent]),
      problem: Type.Union([Type.String(), Absent]),
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
    /** Fields of the last day, the most frequent first; `field` is empty if the code says it all. */
    fields: Type.Array(
      Type.Object({
        form: Type.Enum([...LEAD_KINDS]),
        field: Type.String(),
        code: Type.String(),
        count: Type.Integer(),
      }),
    ),
  }),
  /** Channels that reach the operator; without one, problems are only logged and shown here. */
  alertsBy: Type.Array(Type.Enum(['email', 'slack'])),
  /** Reason why this database, a copy, sends nothing. */
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
  /** Number of messages that waited after a failure and are sent at once now. */
  retried: Type.Integer(),
});

export type ChannelTest = Static<typeof ChannelTest>;
