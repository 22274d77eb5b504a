// Queries and rules of this module for other modules.
export { LoginEnded, Unauthorized } from './account-errors.ts';
export type { Accounts } from './accounts.ts';
export { readBearer } from './require-login.ts';
export type { Sessions } from './session.ts';
