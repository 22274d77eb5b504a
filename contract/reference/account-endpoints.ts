import {
  ACCESS_TOKEN_SECONDS,
  type LoginRequest,
  type SignupRequest,
  type UserResponse,
} from '../accounts.ts';
import { ACCOUNT_PATHS } from '../api-paths.ts';
import { loginRequest, refreshRequest, signupRequest, user } from './account-objects.ts';
import {
  BODY_ERRORS,
  COMMON_ERRORS,
  type ErrorCase,
  type HttpEndpoint,
  JSON_CONTENT,
} from './http-endpoint.ts';

const SIGNUP: SignupRequest = {
  clientId: 'YOUR_CLIENT_ID',
  email: 'asha@example.com',
  firstName: 'Asha',
  lastName: 'Rao',
  password: 'seven quiet looms',
};

const LOGIN: LoginRequest = { email: SIGNUP.email, password: SIGNUP.password };

const USER: UserResponse = {
  id: '0b9d6a52-6a3e-4f0e-9d2c-0f6f3c1f7a10',
  access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwYjlkNmE1MiJ9.Zq3b0w',
  refresh_token: 'sXo0yTn4u2Vq8wJrL5bKcEaZ1pGhDmFtYiN7vQxR3kM',
  token_type: 'Bearer',
  expires_in: ACCESS_TOKEN_SECONDS,
  firstName: 'Asha',
  middleName: '',
  lastName: 'Rao',
  clientId: 'YOUR_CLIENT_ID',
};

const LIFETIMES =
  'The access token is valid for `expires_in` seconds: 259200, that is 3 days. The refresh token is valid for one month.';

const errorsWith = (...own: ErrorCase[]): ErrorCase[] => [
  BODY_ERRORS.invalid,
  ...own,
  BODY_ERRORS.tooLarge,
  BODY_ERRORS.notJson,
  COMMON_ERRORS.rateLimited,
  COMMON_ERRORS.overloaded,
  COMMON_ERRORS.storage,
];

/** By which a user of a client gets tokens (S2 section 7). The registration comes first (S2 section 2). */
export const accountEndpoints: readonly HttpEndpoint[] = [
  {
    slug: 'signup',
    group: 'Accounts',
    method: 'POST',
    path: ACCOUNT_PATHS.signup,
    title: 'Sign up',
    summary: 'Makes a user of a client, with a room of their own, and answers the first pair of tokens.',
    notes: [
      'Every user belongs to a client: the account of your company, whose id you were given with it. All users of a client share the client room; beside it each has a personal room.',
      LIFETIMES,
    ],
    headers: [JSON_CONTENT],
    pathFields: [],
    body: { object: signupRequest, example: SIGNUP },
    success: {
      status: 201,
      meaning: 'The user exists from now on.',
      headers: [],
      schema: user.schema,
      example: USER,
    },
    errors: errorsWith(
      { status: 404, code: 'unknown_client', when: 'No client has this id.' },
      { status: 409, code: 'email_taken', when: 'Somebody signed up with this address: log in instead.' },
    ),
  },
  {
    slug: 'login',
    group: 'Accounts',
    method: 'POST',
    path: ACCOUNT_PATHS.login,
    title: 'Log in',
    summary: 'Answers a fresh pair of tokens for an e-mail address and its password.',
    notes: [LIFETIMES, 'Other pairs of tokens stay valid, so a user can be logged in on several devices.'],
    headers: [JSON_CONTENT],
    pathFields: [],
    body: { object: loginRequest, example: LOGIN },
    success: {
      status: 200,
      meaning: 'Address and password belong together.',
      headers: [],
      schema: user.schema,
      example: USER,
    },
    errors: errorsWith({
      status: 401,
      code: 'invalid_credentials',
      when: 'Address or password is wrong; the answer does not say which.',
    }),
  },
  {
    slug: 'refresh',
    group: 'Accounts',
    method: 'POST',
    path: ACCOUNT_PATHS.refresh,
    title: 'Refresh tokens',
    summary: 'Takes a refresh token for a new pair of tokens, without asking for the password.',
    notes: [
      'A refresh token works once; keep the one of the answer. Where the answer got lost, the same token may be sent again within ten seconds. Sent later, it counts as stolen: all tokens that came of that login end, and the user must log in.',
    ],
    headers: [JSON_CONTENT],
    pathFields: [],
    body: { object: refreshRequest, example: { refresh_token: 'YOUR_REFRESH_TOKEN' } },
    success: {
      status: 200,
      meaning: 'The next pair of tokens.',
      headers: [],
      schema: user.schema,
      example: USER,
    },
    errors: errorsWith({
      status: 401,
      code: 'invalid_refresh_token',
      when: 'The token is not valid, was used before, or is more than a month old.',
    }),
  },
];
