import { ACCOUNT_PATHS } from '../accounts/account-paths.ts';
import {
  ACCESS_TOKEN_SECONDS,
  type LoginRequest,
  type SignupRequest,
  type UserResponse,
} from '../accounts/accounts.ts';
import { loginRequest, refreshRequest, signupRequest, user } from './account-objects.ts';
import { errorsOfBody, type HttpEndpoint, JSON_CONTENT } from './http-endpoint.ts';
import { OTHER_ORIGINS } from './other-origins.ts';
import { ownAccountEndpoints } from './own-account-endpoints.ts';

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
  'The access token is valid for `expires_in` seconds: 259200, or 3 days. The refresh token is valid for one month.';

/** By which a user of a client gets tokens (S2 section 7), and ends what they began. The registration comes first (S2 section 2). */
export const accountEndpoints: readonly HttpEndpoint[] = [
  {
    slug: 'signup',
    group: 'Accounts',
    method: 'POST',
    path: ACCOUNT_PATHS.signup,
    title: 'Sign up',
    summary: 'Creates a user with a personal room and returns the first token pair.',
    notes: [
      'Every user belongs to a client, your company’s account. Users of a client share a client room and each has a personal room.',
      LIFETIMES,
      OTHER_ORIGINS.calls,
    ],
    headers: [JSON_CONTENT],
    pathFields: [],
    body: { object: signupRequest, example: SIGNUP },
    success: {
      status: 201,
      meaning: 'User created.',
      headers: [],
      schema: user.schema,
      example: USER,
    },
    errors: errorsOfBody(
      { status: 404, code: 'unknown_client', when: 'Unknown client ID.' },
      { status: 409, code: 'email_taken', when: 'This email is already registered. Log in instead.' },
    ),
  },
  {
    slug: 'login',
    group: 'Accounts',
    method: 'POST',
    path: ACCOUNT_PATHS.login,
    title: 'Log in',
    summary: 'Returns a new token pair for an email and password.',
    notes: [
      LIFETIMES,
      'Existing tokens stay valid, so users can be signed in on several devices.',
      OTHER_ORIGINS.calls,
    ],
    headers: [JSON_CONTENT],
    pathFields: [],
    body: { object: loginRequest, example: LOGIN },
    success: {
      status: 200,
      meaning: 'Email and password match.',
      headers: [],
      schema: user.schema,
      example: USER,
    },
    errors: errorsOfBody({
      status: 401,
      code: 'invalid_credentials',
      when: 'Wrong email or password. The response doesn’t say which.',
    }),
  },
  {
    slug: 'refresh',
    group: 'Accounts',
    method: 'POST',
    path: ACCOUNT_PATHS.refresh,
    title: 'Refresh tokens',
    summary: 'Exchanges a refresh token for a new token pair, without asking for the password.',
    notes: [
      'A refresh token works once; keep the one in the response. If the response was lost, or two tabs refresh at once, you can resend the same token within ten seconds and get the same next refresh token. Reuse after that is treated as theft: all tokens from that login are revoked, and the user has to log in again.',
      OTHER_ORIGINS.calls,
    ],
    headers: [JSON_CONTENT],
    pathFields: [],
    body: { object: refreshRequest, example: { refresh_token: 'YOUR_REFRESH_TOKEN' } },
    success: {
      status: 200,
      meaning: 'The next token pair.',
      headers: [],
      schema: user.schema,
      example: USER,
    },
    errors: errorsOfBody({
      status: 401,
      code: 'invalid_refresh_token',
      when: 'The token isn’t valid, was used before, or is more than a month old.',
    }),
  },
  ...ownAccountEndpoints,
];
