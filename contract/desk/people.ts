import Type, { type Static } from 'typebox';
import { DESK_ROLES, GRANTED_RIGHTS } from './roles.ts';
import { EmailText, NameText } from './texts.ts';

const Role = Type.Enum([...DESK_ROLES]);
const Granted = Type.Array(Type.Enum([...GRANTED_RIGHTS]), { maxItems: GRANTED_RIGHTS.length });

/** A person of the desk, as an owner sees them. */
export const DeskMember = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  role: Role,
  granted: Granted,
  zone: Type.String(),
  addedAt: Type.String(),
  /** Time of the last sign-in; absent if there was none. */
  seenAt: Type.Optional(Type.String()),
  passkeys: Type.Integer(),
  /** ISO instant until which the link that they were sent can be used; absent where they have none. */
  invitedUntil: Type.Optional(Type.String()),
});
export type DeskMember = Static<typeof DeskMember>;

/** `GET /desk/api/people`. */
export const DeskMembers = Type.Object({
  people: Type.Array(DeskMember),
  /** Invitations can go out by mail. */
  mailsLinks: Type.Boolean(),
});
export type DeskMembers = Static<typeof DeskMembers>;

/** `POST /desk/api/people`: adds a person, who is invited by mail or by a link to hand over. */
export const NewMember = Type.Object(
  {
    email: EmailText,
    name: NameText,
    role: Role,
    granted: Granted,
    sendsMail: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type NewMember = Static<typeof NewMember>;

/** `PATCH /desk/api/people/:id`. */
export const MemberChange = Type.Object(
  { name: Type.Optional(NameText), role: Type.Optional(Role), granted: Type.Optional(Granted) },
  { additionalProperties: false },
);
export type MemberChange = Static<typeof MemberChange>;

/** `POST /desk/api/people/:id/link`: a new link for one who has lost their passkeys, or the one before. */
export const LinkAgain = Type.Object({ sendsMail: Type.Boolean() }, { additionalProperties: false });
export type LinkAgain = Static<typeof LinkAgain>;

/** `GET /desk/api/people/:id/work`: what a person would leave behind. */
export const PersonsWork = Type.Object({
  leads: Type.Integer(),
  /** They are a host who gets demos; `coming`: demos that they hold; `calendars`: calendars that are read for them. */
  host: Type.Union([Type.Null(), Type.Object({ coming: Type.Integer(), calendars: Type.Integer() })]),
});
export type PersonsWork = Static<typeof PersonsWork>;

/** `DELETE /desk/api/people/:id`: who gets the leads, and whether new demos still go to the person. */
export const Leaving = Type.Object(
  {
    /** Id of a person; null: no one gets them. */
    heir: Type.Union([Type.Null(), Type.String({ pattern: '^[0-9a-f-]{36}$' })]),
    staysHost: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type Leaving = Static<typeof Leaving>;

/** A link, shown once. */
export const Invitation = Type.Object({
  id: Type.String(),
  /** Link to hand over; absent if it goes out by mail. */
  link: Type.Optional(Type.String()),
  expiresAt: Type.String(),
});
export type Invitation = Static<typeof Invitation>;
