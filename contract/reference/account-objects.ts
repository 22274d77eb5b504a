import {
  ACCESS_TOKEN_SECONDS,
  LoginRequest,
  RefreshRequest,
  SignupRequest,
  UserResponse,
} from '../accounts.ts';
import { describeObject } from './described-object.ts';

const EMAIL = 'One plain address. Upper and lower case are the same.';

export const signupRequest = describeObject(
  'SignupRequest',
  SignupRequest,
  'Who wants to join which client.',
  {
    clientId: 'The client that the user shall belong to: the id that its operator was given.',
    email: EMAIL,
    firstName: 'Shown to the other users of the client.',
    lastName: 'Shown to the other users of the client.',
    password: 'Any characters. Passwords that are known to be common are refused.',
  },
);

export const loginRequest = describeObject('LoginRequest', LoginRequest, 'Who wants to log in.', {
  email: EMAIL,
  password: 'As at sign-up.',
});

export const refreshRequest = describeObject('RefreshRequest', RefreshRequest, 'A token for new tokens.', {
  refresh_token: 'The latest one of the user. It works once: the answer brings the next.',
});

export const user = describeObject('User', UserResponse, 'A user with a fresh pair of tokens.', {
  id: 'UUID of the user; messages name their sender by it.',
  access_token: 'Opens the chat socket, as a bearer token.',
  refresh_token: 'Buys the next pair of tokens. Valid for one month, works once.',
  token_type: 'What stands before the access token in the `Authorization` header.',
  expires_in: `Seconds for which the access token is valid: ${ACCESS_TOKEN_SECONDS}, that is 3 days.`,
  firstName: 'Empty where none was given.',
  middleName: 'Empty where none was given.',
  lastName: 'Empty where none was given.',
  clientId: 'The client that the user belongs to.',
});
