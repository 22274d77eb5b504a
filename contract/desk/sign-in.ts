import Type, { type Static } from 'typebox';
import { EmailText, NameText, ZoneText } from './texts.ts';

/** Answer of the browser to the options of a passkey, from `@simplewebauthn/browser`; its library checks the rest. */
export const PasskeyAnswer = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 1_400 }),
    rawId: Type.String({ minLength: 1, maxLength: 1_400 }),
    type: Type.Literal('public-key'),
    response: Type.Record(Type.String(), Type.Unknown()),
    clientExtensionResults: Type.Record(Type.String(), Type.Unknown()),
    authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
  },
  { additionalProperties: false },
);

/** Options of a passkey, for `startAuthentication` or `startRegistration` of `@simplewebauthn/browser`. */
export const PasskeyOptions = Type.Object({ options: Type.Unknown() });

/** `GET /desk/api/sign-in`: what the page of the sign-in offers. */
export const SignInWays = Type.Object({
  productName: Type.String(),
  /** A link can be asked for by mail. */
  mailsLinks: Type.Boolean(),
  /** No one was ever added: the link that the start printed adds the first owner. */
  needsSetup: Type.Boolean(),
});
export type SignInWays = Static<typeof SignInWays>;

/** `POST /desk/api/sign-in/passkey`, and the same for a passkey shown again. */
export const PasskeySignIn = Type.Object({ answer: PasskeyAnswer }, { additionalProperties: false });
export type PasskeySignIn = Static<typeof PasskeySignIn>;

/** `POST /desk/api/sign-in/mail`: asks for a link by mail. The answer is the same for every address. */
export const LinkWish = Type.Object({ email: EmailText }, { additionalProperties: false });
export type LinkWish = Static<typeof LinkWish>;

const Token = Type.String({ minLength: 20, maxLength: 200 });

/** `POST /desk/api/sign-in/link/look`: what a link is for; it stays usable. */
export const LinkLook = Type.Object({ token: Token }, { additionalProperties: false });

export const LinkMeaning = Type.Object({
  /** `setup` adds the first owner, whose name and address are asked for. */
  purpose: Type.Enum(['setup', 'invite', 'sign-in']),
  productName: Type.String(),
  /** Name of the person; absent for a setup. */
  name: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
});
export type LinkMeaning = Static<typeof LinkMeaning>;

/** `POST /desk/api/sign-in/link`: uses a link up, and begins a session. */
export const LinkUse = Type.Object(
  {
    token: Token,
    /** The browser's zone, for one who signs in for the first time. */
    zone: Type.Optional(ZoneText),
    /** Name of the first owner, with the link of a setup. */
    name: Type.Optional(NameText),
    email: Type.Optional(EmailText),
  },
  { additionalProperties: false },
);
export type LinkUse = Static<typeof LinkUse>;

export const LinkUsed = Type.Object({
  /** A passkey should be added now: the person has none. */
  needsPasskey: Type.Boolean(),
});
export type LinkUsed = Static<typeof LinkUsed>;
