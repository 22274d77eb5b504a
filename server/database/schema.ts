import type { LeadKind } from 'contract/api-paths.ts';
import type { Plan } from 'contract/plan-credits.ts';
import type { Kysely } from 'kysely';

/** The tables, as both engines hold them: times are ISO 8601 texts in UTC, structures are JSON texts. */
export interface Tables {
  leads: LeadsTable;
  idempotency_keys: IdempotencyKeysTable;
  blog_categories: BlogCategoriesTable;
  blog_articles: BlogArticlesTable;
  blog_moves: BlogMovesTable;
  blog_revision: BlogRevisionTable;
  server_keys: ServerKeysTable;
  clients: ClientsTable;
  users: UsersTable;
  token_families: TokenFamiliesTable;
  refresh_tokens: RefreshTokensTable;
  login_places: LoginPlacesTable;
  chat_rooms: ChatRoomsTable;
  chat_threads: ChatThreadsTable;
  chat_messages: ChatMessagesTable;
  chat_reads: ChatReadsTable;
}

export type Engine = 'sqlite' | 'postgres';

/** An open database. It tells its engine, for the few statements that the two spell differently. */
export type Database = Kysely<Tables> & { readonly engine: Engine };

export interface LeadsTable {
  /** UUID version 7: sorts by time of arrival. */
  id: string;
  kind: LeadKind;
  email: string;
  body: string;
  attribution: string | null;
  received_at: string;
}

export interface IdempotencyKeysTable {
  kind: LeadKind;
  key: string;
  fingerprint: string;
  lead_id: string;
  created_at: string;
}

export interface BlogCategoriesTable {
  id: string;
  name: string;
  slug: string;
}

export interface BlogArticlesTable {
  id: string;
  /** The file it was imported from, and what that file's bytes hash to. */
  source: string;
  source_hash: string;
  subject: string;
  category_id: string;
  url: string;
  author: string | null;
  image: string | null;
  html: string;
  text: string;
  /** The whole leading blocks of `html` that a list answers in its place. */
  opening: string;
  read_minutes: number;
  publish_at: string;
  is_draft: 0 | 1;
  created_at: string;
  changed_at: string;
}

/** Addresses that articles had before: they lead to the article, wherever it is now. */
export interface BlogMovesTable {
  category_slug: string;
  url: string;
  article_id: string;
}

/** One row: how often the blog has been written to. */
export interface BlogRevisionTable {
  number: number;
}

/** Secrets that the server made for itself. */
export interface ServerKeysTable {
  name: string;
  value: string;
}

export interface ClientsTable {
  /** 128 random bits: who knows it may sign up. */
  id: string;
  name: string;
  plan: Plan;
  purpose: 'demo' | null;
  created_at: string;
  /** The month, such as `2026-03`, in which `credits_used` were used. */
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
  /** In PHC format: tells how it was made. */
  password_hash: string;
  created_at: string;
}

/** The refresh tokens that came one after another out of one login. */
export interface TokenFamiliesTable {
  id: string;
  user_id: string;
  /** Of the token that was used last: 0 as long as none was, and one more with each. */
  used_generation: number;
  used_token_hash: string | null;
  /** When that token was used for the first time. */
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

/** From where a user has logged in. */
export interface LoginPlacesTable {
  user_id: string;
  /** A keyed hash of the network. */
  place: string;
  last_login_at: string;
}

export interface ChatRoomsTable {
  id: string;
  room_type: 'personal' | 'client';
  /** The user of a personal room, the client of a client room. */
  owner_id: string;
  client_id: string;
  pod_id: string;
  created_at: string;
  updated_at: string;
}

export interface ChatThreadsTable {
  id: string;
  room_id: string;
  description: string;
  /** Also the position of the newest message; raising it gives a message its place. */
  message_count: number;
  created_at: string;
  updated_at: string;
}

export interface ChatMessagesTable {
  /** UUID version 7. */
  id: string;
  thread_id: string;
  /** From 1, in the order in which the messages of the thread were stored. */
  position: number;
  /** A user, or `assistant`. */
  sender_id: string;
  client_message_id: string | null;
  content: string;
  /** The message that this one answers. */
  answer_to: string | null;
  /** When somebody else may take the answering over; `null` when no answer is awaited. */
  answer_due_at: string | null;
  is_error: 0 | 1;
  prompt_tokens: number;
  completion_tokens: number;
  cost_usd: number;
  created_at: string;
}

/** How far a user has read a room. */
export interface ChatReadsTable {
  room_id: string;
  user_id: string;
  read_at: string;
}
