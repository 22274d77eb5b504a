import { API_PREFIX } from '../api-paths.ts';

/** The documented calls by which a user of a client gets tokens (S2 section 7), and those that end what they began. */
export const ACCOUNT_PATHS = {
  signup: `${API_PREFIX}/webhook/signup`,
  login: `${API_PREFIX}/webhook/login`,
  refresh: `${API_PREFIX}/webhook/refresh`,
  logout: `${API_PREFIX}/webhook/logout`,
  changePassword: `${API_PREFIX}/webhook/change-password`,
  forgotPassword: `${API_PREFIX}/webhook/forgot-password`,
  resetPassword: `${API_PREFIX}/webhook/reset-password`,
  deleteAccount: `${API_PREFIX}/webhook/delete-account`,
} as const;
