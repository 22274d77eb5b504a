import Type, { type Static } from 'typebox';
import { emailAddress, NAME_MAX_LENGTH, optionalLine } from './lead-fields.ts';

/** Long enough to resist guessing, short enough that hashing one costs no more than another. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

/** Lifetime of an access token in seconds, 3 days (S2 section 9, 'API reference'). */
export const ACCESS_TOKEN_SECONDS = 259_200;
/** Lifetime of a refresh token in days: the month of the reference's text (design.md, 'Open points'). */
export const REFRESH_TOKEN_DAYS = 30;

const LONGEST_CLIENT_ID = 100;
const LONGEST_TOKEN = 4_096;

/** Any characters: a password is compared, never shown. */
const password = (minLength: number) => Type.String({ minLength, maxLength: PASSWORD_MAX_LENGTH });

/** Body of POST `/authms/webhook/signup` (S2 sections 5 and 7). */
export const SignupRequest = Type.Object(
  {
    /** The account's client, as its operator was given it. */
    clientId: Type.String({ minLength: 1, maxLength: LONGEST_CLIENT_ID }),
    email: emailAddress,
    firstName: optionalLine(NAME_MAX_LENGTH),
    lastName: optionalLine(NAME_MAX_LENGTH),
    password: password(PASSWORD_MIN_LENGTH),
  },
  { additionalProperties: false },
);

export type SignupRequest = Static<typeof SignupRequest>;

/** Body of POST `/authms/webhook/login` (S2 sections 5 and 7). A short password is wrong, not malformed. */
export const LoginRequest = Type.Object(
  { email: emailAddress, password: password(1) },
  { additionalProperties: false },
);

export type LoginRequest = Static<typeof LoginRequest>;

/** Body of POST `/authms/webhook/refresh` (design.md, 'Calls'). A refresh token works once. */
export const RefreshRequest = Type.Object(
  { refresh_token: Type.String({ minLength: 1, maxLength: LONGEST_TOKEN }) },
  { additionalProperties: false },
);

export type RefreshRequest = Static<typeof RefreshRequest>;

/** Answer of the three account calls: 201 of a sign-up, 200 of the others (S2 section 3, 'User'). */
export const UserResponse = Type.Object({
  /** UUID. */
  id: Type.String(),
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
