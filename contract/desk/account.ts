import Type, { type Static } from 'typebox';
import { NoticeChoices } from './notices.ts';
import { PasskeyAnswer } from './sign-in.ts';
import { LocaleText, NameText, ZoneText } from './texts.ts';

/** A person's word for one of their passkeys. */
const Label = Type.String({ pattern: '^[^\\s\\p{C}](?:[^\\p{C}]{0,58}[^\\s\\p{C}])?$' });

/** `GET /desk/api/account`: one's own passkeys, and where one is signed in. */
export const DeskAccount = Type.Object({
  name: Type.String(),
  email: Type.String(),
  zone: Type.String(),
  locale: Type.Union([Type.String(), Type.Null()]),
  notices: NoticeChoices,
  passkeys: Type.Array(
    Type.Object({
      id: Type.String(),
      label: Type.String(),
      addedAt: Type.String(),
      usedAt: Type.Optional(Type.String()),
    }),
  ),
  sessions: Type.Array(
    Type.Object({
      id: Type.String(),
      /** `Firefox on Mac`. */
      device: Type.String(),
      beganAt: Type.String(),
      expiresAt: Type.String(),
      /** Is the session that asks. */
      isThis: Type.Boolean(),
      /** Belongs to the network of the session that asks. */
      isNear: Type.Boolean(),
    }),
  ),
});
export type DeskAccount = Static<typeof DeskAccount>;

/** `PATCH /desk/api/account`. */
export const AccountChange = Type.Object(
  {
    name: Type.Optional(NameText),
    zone: Type.Optional(ZoneText),
    /** Null: that of the browser. */
    locale: Type.Optional(Type.Union([LocaleText, Type.Null()])),
    notices: Type.Optional(NoticeChoices),
  },
  { additionalProperties: false },
);
export type AccountChange = Static<typeof AccountChange>;

/** `POST /desk/api/account/passkeys`. */
export const NewPasskey = Type.Object(
  { answer: PasskeyAnswer, label: Type.Optional(Label) },
  { additionalProperties: false },
);
export type NewPasskey = Static<typeof NewPasskey>;

/** `PATCH /desk/api/account/passkeys/:id`. */
export const PasskeyChange = Type.Object({ label: Label }, { additionalProperties: false });
