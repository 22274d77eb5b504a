import Type, { type Static } from 'typebox';
import { DESK_RIGHTS, DESK_ROLES } from './roles.ts';

/** `GET /desk/api/session`: who is signed in. */
export const DeskSession = Type.Object({
  person: Type.Object({
    id: Type.String(),
    name: Type.String(),
    email: Type.String(),
    role: Type.Enum([...DESK_ROLES]),
    /** IANA name: times are shown in it. */
    zone: Type.String(),
    /** `LocaleText` of dates, clocks and numbers; null: that of the browser. */
    locale: Type.Union([Type.String(), Type.Null()]),
  }),
  rights: Type.Array(Type.Enum([...DESK_RIGHTS])),
  /** ISO instant: until then, an export or an erasure needs no passkey again. */
  freshUntil: Type.Optional(Type.String()),
  expiresAt: Type.String(),
  /** The company's name, for titles. */
  productName: Type.String(),
});

export type DeskSession = Static<typeof DeskSession>;
