import Type, { type Static } from 'typebox';
import type { DeskRight } from './roles.ts';

const LEADS = ['leads.all', 'leads.own'] as const;

/** Occasions on which a person of the desk is notified, each with the rights of which any suffices. */
const RIGHTS = {
  assigned: LEADS,
  reply: LEADS,
  waiting: LEADS,
  demo: LEADS,
  bounce: LEADS,
  channel: ['health'],
} as const satisfies Record<string, readonly DeskRight[]>;

export type NoticeKind = keyof typeof RIGHTS;
export type NoticeWay = Static<typeof Way>;

/** Returns the occasions of which a person with these rights may hear. */
export function noticesFor(rights: ReadonlySet<DeskRight>): NoticeKind[] {
  return (Object.keys(RIGHTS) as NoticeKind[]).filter((kind) =>
    RIGHTS[kind].some((right) => rights.has(right)),
  );
}

/** Ways to hear of something: at once by email, in the email of the day, or not at all. */
const Way = Type.Enum(['now', 'digest', 'off']);
export const MOST_WAITING_HOURS = 80;

/** Choices of a person: how they hear of what. */
export const NoticeChoices = Type.Object(
  {
    ways: Type.Object(
      { assigned: Way, reply: Way, waiting: Way, demo: Way, bounce: Way, channel: Way },
      { additionalProperties: false },
    ),
    /** Hours of the office after which a request has waited too long. */
    waitingHours: Type.Integer({ minimum: 1, maximum: MOST_WAITING_HOURS }),
    /** Hour of their own clock at which the email of the day is sent. */
    digestHour: Type.Integer({ minimum: 0, maximum: 23 }),
  },
  { additionalProperties: false },
);
export type NoticeChoices = Static<typeof NoticeChoices>;

/** Choices of a person who has not chosen. */
export const FIRST_CHOICES: NoticeChoices = {
  ways: { assigned: 'now', reply: 'now', waiting: 'off', demo: 'off', bounce: 'off', channel: 'off' },
  waitingHours: 4,
  digestHour: 8,
};

/** `GET /desk/api/account/news`: what happened since; without `since`, only the time to ask from. */
export const NewsQuery = Type.Object({ since: Type.Optional(Type.String({ format: 'date-time' })) });

export const News = Type.Object({
  /** Value of `since` for the next call. */
  until: Type.String(),
  notices: Type.Array(
    Type.Object({
      text: Type.String(),
      /** Path of its screen, below that of the desk. */
      path: Type.String(),
    }),
  ),
});
