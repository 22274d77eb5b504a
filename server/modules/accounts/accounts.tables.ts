import type { PlanKey } from 'contract/product/plans.ts';
import type { Generated } from 'kysely';

/** Stored clients, their users and their logins. */
interface AccountTables {
  clients: ClientsTable;
  users: UsersTable;
  token_families: TokenFamiliesTable;
  refresh_tokens: RefreshTokensTable;
  login_places: LoginPlacesTable;
  password_resets: PasswordResetsTable;
}

export interface ClientsTable {
  /** 128 random bits: who knows it may sign up. */
  id: string;
  name: string;
  plan: PlanKey;
  purpose: 'demo' | null;
  created_at: string;
  /** Month of `credits_used`, such as `2026-03`. */
  credits_month: string;
  credits_used: number;
}

export interface UsersTable {
  /** UUID version 7: sorts by time of sign-up. */
  id: string;
  client_id: string;
  email: string;
  /** The address as it is compared. */
  email_key: string;
  first_name: string;
  middle_name: string;
  last_name: string;
  /** Hash in PHC format, which names its algorithm and parameters. */
  password_hash: string;
  /** One more with each new password. */
  password_version: Generated<number>;
  created_at: string;
}

/** A login: the tokens that came one after another out of it live as long as its row. */
export interface TokenFamiliesTable {
  id: string;
  user_id: string;
  /** Generation of the token that was used last: 0 before the first use, then one more with each. */
  used_generation: number;
  used_token_hash: string | null;
  /** Time at which that token was first used. */
  used_at: string | null;
  expires_at: string;
}

export interface RefreshTokensTable {
  /** SHA-256; the token itself is kept by its user only. */
  token_hash: string;
  family_id: string;
  generation: number;
  expires_at: string;
}

/** Permissions to set a new password without the old one. */
export interface PasswordResetsTable {
  user_id: string;
  /** SHA-256 of the token; only the person it was issued to has the token itself. */
  token_hash: string;
  expires_at: string;
}

/** Networks from which a user has logged in. */
export interface LoginPlacesTable {
  user_id: string;
  /** A keyed hash of the network. */
  place: string;
  last_login_at: string;
}

declare module '../../plugins/database/schema.ts' {
  interface Tables extends AccountTables {}
}
