import {
  ACCESS_TOKEN_SECONDS,
  AccountReceipt,
  ChangePasswordRequest,
  DeleteAccountRequest,
  DeletionReceipt,
  ForgotPasswordRequest,
  LoginRequest,
  LogoutRequest,
  MessageReceipt,
  RESET_TOKEN_MINUTES,
  RefreshRequest,
  ResetPasswordRequest,
  SignupRequest,
  UserResponse,
} from '../accounts/accounts.ts';
import { describeObject } from './described-object.ts';

const EMAIL = 'Case-insensitive email address.';

export const signupRequest = describeObject('SignupRequest', SignupRequest, 'A new user of a client.', {
  clientId: 'ID of the client this user belongs to.',
  email: EMAIL,
  firstName: 'Visible to the client’s other users.',
  lastName: 'Visible to the client’s other users.',
  password: 'Any characters. Common passwords are rejected.',
});

export const loginRequest = describeObject('LoginRequest', LoginRequest, 'A user’s email and password.', {
  email: EMAIL,
  password: 'Same as at sign-up.',
});

export const refreshRequest = describeObject(
  'RefreshRequest',
  RefreshRequest,
  'The refresh token to exchange.',
  {
    refresh_token: 'The user’s latest. It works once; the response has the next one.',
  },
);

const NEW_PASSWORD = 'Any characters. Common passwords are rejected.';
const FOR_A_PERSON = 'One English sentence for a person.';

export const logoutRequest = describeObject('LogoutRequest', LogoutRequest, 'Which logins to end.', {
  everywhere: '`true` for all of the user’s logins; otherwise the access token’s own.',
});

export const changePasswordRequest = describeObject(
  'ChangePasswordRequest',
  ChangePasswordRequest,
  'The current password, and the new one.',
  { currentPassword: 'Same as at login.', newPassword: NEW_PASSWORD },
);

export const resetPasswordRequest = describeObject(
  'ResetPasswordRequest',
  ResetPasswordRequest,
  'A new password for a user who forgot the old one.',
  {
    token: `The token the user was given. It works once, within ${RESET_TOKEN_MINUTES} minutes.`,
    newPassword: NEW_PASSWORD,
  },
);

export const forgotPasswordRequest = describeObject(
  'ForgotPasswordRequest',
  ForgotPasswordRequest,
  'Whose password is forgotten.',
  { email: 'Same as at sign-up.' },
);

export const messageReceipt = describeObject('MessageReceipt', MessageReceipt, 'That it was taken.', {
  message: FOR_A_PERSON,
});

export const deleteAccountRequest = describeObject(
  'DeleteAccountRequest',
  DeleteAccountRequest,
  'The access token says which account; the password confirms that you mean it.',
  { password: 'Same as at login.' },
);

export const accountReceipt = describeObject('AccountReceipt', AccountReceipt, 'What was done.', {
  message: FOR_A_PERSON,
  endedLogins: 'How many logins it ended.',
});

export const deletionReceipt = describeObject(
  'DeletionReceipt',
  DeletionReceipt,
  'What happened to everything stored about the user.',
  { message: FOR_A_PERSON, deleted: 'What’s gone, in sentences.', kept: 'What stays, in sentences.' },
);

export const user = describeObject('User', UserResponse, 'A user with a new token pair.', {
  id: 'UUID of the user; messages use it to name their sender.',
  access_token: 'Opens the chat socket, as a bearer token.',
  refresh_token: 'Used to get the next token pair. Valid for one month, works once.',
  token_type: 'Prefix for the `Authorization` header.',
  expires_in: `Seconds the access token is valid: ${ACCESS_TOKEN_SECONDS}, or 3 days.`,
  firstName: 'Empty if not provided.',
  middleName: 'Empty if not provided.',
  lastName: 'Empty if not provided.',
  clientId: 'The client this user belongs to.',
});
