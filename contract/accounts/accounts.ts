import Type, { type Static } from 'typebox';
import { NAME_MAX_LENGTH } from '../leads/field-rules.ts';
import { emailAddress, optionalText } from '../leads/field-schemas.ts';
import { strictObject } from '../strict-object.ts';

/** Long enough to resist guessing, short enough that hashing one costs no more than another. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

/** Lifetime of an access token in seconds, 3 days (S2 section 9, 'API reference'). */
export const ACCESS_TOKEN_SECONDS = 259_200;
/** Lifetime of a refresh token in days: the month of the reference's text (design.md, 'Open points'). */
export const REFRESH_TOKEN_DAYS = 30;
/** Lifetime of a token that sets a new password without the old one. */
export const RESET_TOKEN_MINUTES = 60;

const LONGEST_CLIENT_ID = 100;
const LONGEST_TOKEN = 4_096;

const NAME = { kind: 'line', maxLength: NAME_MAX_LENGTH } as const;

/** Any characters: a password is compared, never shown. */
const password = (minLength: number) => Type.String({ minLength, maxLength: PASSWORD_MAX_LENGTH });

/** Body of POST `/authms/webhook/signup` (S2 sections 5 and 7). */
export const SignupRequest = strictObject({
  /** The account's client, as its operator was given it. */
  clientId: Type.String({ minLength: 1, maxLength: LONGEST_CLIENT_ID }),
  email: emailAddress,
  firstName: optionalText(NAME),
  lastName: optionalText(NAME),
  password: password(PASSWORD_MIN_LENGTH),
});

export type SignupRequest = Static<typeof SignupRequest>;

/** Body of POST `/authms/webhook/login` (S2 sections 5 and 7). A short password is wrong, not malformed. */
export const LoginRequest = strictObject({ email: emailAddress, password: password(1) });

export type LoginRequest = Static<typeof LoginRequest>;

/** Body of POST `/authms/webhook/refresh` (design.md, 'Calls'). A refresh token works once. */
export const RefreshRequest = strictObject({
  refresh_token: Type.String({ minLength: 1, maxLength: LONGEST_TOKEN }),
});

export type RefreshRequest = Static<typeof RefreshRequest>;

/** Body of POST `/authms/webhook/logout` (design.md, 'Additions to S2'). */
export const LogoutRequest = strictObject({
  /** All logins of the user, in place of this one. */
  everywhere: Type.Optional(Type.Boolean()),
});

export type LogoutRequest = Static<typeof LogoutRequest>;

/** Body of POST `/authms/webhook/change-password` (design.md, 'Additions to S2'). */
export const ChangePasswordRequest = strictObject({
  currentPassword: password(1),
  newPassword: password(PASSWORD_MIN_LENGTH),
});

export type ChangePasswordRequest = Static<typeof ChangePasswordRequest>;

/** Body of POST `/authms/webhook/forgot-password` (design.md, 'Additions to S2'). */
export const ForgotPasswordRequest = strictObject({ email: emailAddress });

export type ForgotPasswordRequest = Static<typeof ForgotPasswordRequest>;

/** Answer 200 of a call that says nothing but that it was taken. */
export const MessageReceipt = Type.Object({
  /** One English sentence for a person. */
  message: Type.String(),
});

export type MessageReceipt = Static<typeof MessageReceipt>;

/** Body of POST `/authms/webhook/reset-password` (design.md, 'Additions to S2'). */
export const ResetPasswordRequest = strictObject({
  /** Works once, for {@link RESET_TOKEN_MINUTES}. */
  token: Type.String({ minLength: 1, maxLength: LONGEST_TOKEN }),
  newPassword: password(PASSWORD_MIN_LENGTH),
});

export type ResetPasswordRequest = Static<typeof ResetPasswordRequest>;

/** Body of POST `/authms/webhook/delete-account` (design.md, 'Additions to S2'). */
export const DeleteAccountRequest = strictObject({ password: password(1) });

export type DeleteAccountRequest = Static<typeof DeleteAccountRequest>;

/** Answer 200 of the calls that end logins: logout, change of password, reset. */
export const AccountReceipt = Type.Object({
  /** One English sentence for a person. */
  message: Type.String(),
  /** Logins that ended by it. */
  endedLogins: Type.Integer(),
});

export type AccountReceipt = Static<typeof AccountReceipt>;

/** Answer 200 of the deletion of an account: what became of all that was stored about the user. */
export const DeletionReceipt = Type.Object({
  /** One English sentence for a person. */
  message: Type.String(),
  /** English sentences for a person. */
  deleted: Type.Array(Type.String()),
  kept: Type.Array(Type.String()),
});

export type DeletionReceipt = Static<typeof DeletionReceipt>;

/** Answer of the calls that give tokens: 201 of a sign-up, 200 of the others (S2 section 3, 'User'). */
export const UserResponse = Type.Object({
  /** UUID. */
  id: Type.String({ format: 'uuid' }),
  access_token: Type.String(),
  refresh_token: Type.String(),
  token_type: Type.Literal('Bearer'),
  /** Seconds for which the access token is valid. */
  expires_in: Type.Integer(),
  firstName: Type.String(),
  middleName: Type.String(),
  lastName: Type.String(),
  clientId: Type.String(),
});

export type UserResponse = Static<typeof UserResponse>;
