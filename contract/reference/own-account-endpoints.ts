import { ACCOUNT_PATHS } from '../accounts/account-paths.ts';
import { type AccountReceipt, type DeletionReceipt, RESET_TOKEN_MINUTES } from '../accounts/accounts.ts';
import { DELETED_USER_ID } from '../chat/chat.ts';
import {
  accountReceipt,
  changePasswordRequest,
  deleteAccountRequest,
  deletionReceipt,
  forgotPasswordRequest,
  logoutRequest,
  messageReceipt,
  resetPasswordRequest,
} from './account-objects.ts';
import {
  AUTHORIZATION,
  type ErrorCase,
  errorsOfBody,
  type HttpEndpoint,
  JSON_CONTENT,
  TOKEN_ERRORS,
} from './http-endpoint.ts';

const PASSWORD = 'seven quiet looms';
const NEW_PASSWORD = 'nine louder looms';

const LOGGED_OUT: AccountReceipt = { message: 'You’re logged out.', endedLogins: 1 };
const CHANGED: AccountReceipt = {
  message: 'Your password has been changed. All other logins have ended.',
  endedLogins: 1,
};
const SET: AccountReceipt = { message: 'Your password has been set. Log in with it.', endedLogins: 2 };
const DELETION: DeletionReceipt = {
  message: 'Your account has been deleted.',
  deleted: ['Your personal room, with all its threads, messages and answers.'],
  kept: ['What you said in your client’s shared room: without your name or ID.'],
};

const WRONG_PASSWORD: ErrorCase = {
  status: 403,
  code: 'wrong_password',
  when: 'Wrong password. It counts as a failed login.',
};

const ENDING =
  'Ending a login also ends its refresh token and its access tokens; its open sockets get `connectionError` with `login_ended`, and are disconnected within seconds.';

/** By which a user ends logins, replaces a password, or leaves (design.md, 'Additions to S2'). */
export const ownAccountEndpoints: readonly HttpEndpoint[] = [
  {
    slug: 'logout',
    group: 'Accounts',
    method: 'POST',
    path: ACCOUNT_PATHS.logout,
    title: 'Log out',
    summary: 'Ends the access token’s login, or all of the user’s logins.',
    notes: ['A login is one sign-up or log-in, with every token refreshed from it.', ENDING],
    headers: [JSON_CONTENT, AUTHORIZATION],
    pathFields: [],
    body: { object: logoutRequest, example: { everywhere: false } },
    success: {
      status: 200,
      meaning: 'The tokens no longer work.',
      headers: [],
      schema: accountReceipt.schema,
      example: LOGGED_OUT,
    },
    errors: errorsOfBody(...TOKEN_ERRORS),
  },
  {
    slug: 'change-password',
    group: 'Accounts',
    method: 'POST',
    path: ACCOUNT_PATHS.changePassword,
    title: 'Change the password',
    summary: 'Sets a new password for a user who knows the current one, and ends all other logins.',
    notes: [
      'The access token’s login continues, with its tokens. If they might have been copied, log out everywhere.',
      ENDING,
    ],
    headers: [JSON_CONTENT, AUTHORIZATION],
    pathFields: [],
    body: {
      object: changePasswordRequest,
      example: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
    },
    success: {
      status: 200,
      meaning: 'The new password is in effect.',
      headers: [],
      schema: accountReceipt.schema,
      example: CHANGED,
    },
    errors: errorsOfBody(...TOKEN_ERRORS, WRONG_PASSWORD),
  },
  {
    slug: 'forgot-password',
    group: 'Accounts',
    method: 'POST',
    path: ACCOUNT_PATHS.forgotPassword,
    title: 'Ask for a new password',
    summary: 'Emails a token for a new password to the user with this address, if there is one.',
    notes: [
      'The answer is the same for every address, so it doesn’t say who has an account. An address gets three emails an hour at most.',
      `Send the token from the email to \`reset-password\`. It works once, within ${RESET_TOKEN_MINUTES} minutes.`,
      'A server without `SMTP_URL` sends nothing: its admin hands out the token instead.',
    ],
    headers: [JSON_CONTENT],
    pathFields: [],
    body: { object: forgotPasswordRequest, example: { email: 'asha@example.com' } },
    success: {
      status: 200,
      meaning: 'The request was taken.',
      headers: [],
      schema: messageReceipt.schema,
      example: {
        message: 'If there’s an account with this address, an email with a token is on its way to it.',
      },
    },
    errors: errorsOfBody(),
  },
  {
    slug: 'reset-password',
    group: 'Accounts',
    method: 'POST',
    path: ACCOUNT_PATHS.resetPassword,
    title: 'Reset the password',
    summary: 'Sets a new password for a user who forgot the old one, and ends all logins.',
    notes: [
      `The token comes by email from \`forgot-password\`, or from the server’s admin: \`npm run clients -- reset-password <email>\` prints one, and emails it with \`--mail\`. It works once, within ${RESET_TOKEN_MINUTES} minutes; the next token, or any new password, cancels it. A rejected new password leaves it valid.`,
      ENDING,
    ],
    headers: [JSON_CONTENT],
    pathFields: [],
    body: {
      object: resetPasswordRequest,
      example: { token: 'YOUR_RESET_TOKEN', newPassword: NEW_PASSWORD },
    },
    success: {
      status: 200,
      meaning: 'The new password is in effect: log in with it.',
      headers: [],
      schema: accountReceipt.schema,
      example: SET,
    },
    errors: errorsOfBody({
      status: 400,
      code: 'invalid_reset_token',
      when: 'The token was already used, has expired, or isn’t valid.',
    }),
  },
  {
    slug: 'delete-account',
    group: 'Accounts',
    method: 'POST',
    path: ACCOUNT_PATHS.deleteAccount,
    title: 'Delete the account',
    summary: 'Deletes the access token’s user, immediately and permanently.',
    notes: [
      'This deletes name, email and password, all logins with their tokens and the networks they came from, the read marks, and the personal room with everything said in it.',
      `What the user said in the client room stays, because other people’s conversation depends on it, but without name and ID: as \`${DELETED_USER_ID}\`. Credits the client has used stay counted, and requests sent with a form on the website don’t belong to any account. The response says all of this.`,
      'The client’s connected users get `userRemoved`. The address can sign up again, as a new user.',
    ],
    headers: [JSON_CONTENT, AUTHORIZATION],
    pathFields: [],
    body: { object: deleteAccountRequest, example: { password: PASSWORD } },
    success: {
      status: 200,
      meaning: 'The user no longer exists.',
      headers: [],
      schema: deletionReceipt.schema,
      example: DELETION,
    },
    errors: errorsOfBody(...TOKEN_ERRORS, WRONG_PASSWORD),
  },
];
