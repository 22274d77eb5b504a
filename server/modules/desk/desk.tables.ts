import type { DeskRole } from 'contract/desk/roles.ts';
import type { Generated } from 'kysely';

/** People who work at the desk, and their ways to sign in. */
interface DeskTables {
  desk_people: DeskPeopleTable;
  desk_passkeys: DeskPasskeysTable;
  desk_links: DeskLinksTable;
  desk_sessions: DeskSessionsTable;
}

export interface DeskPeopleTable {
  id: string;
  email: string;
  name: string;
  role: DeskRole;
  /** JSON: list of `GrantedRight`. */
  granted: string;
  zone: string;
  created_at: string;
  /** Removed people stay, as authors of notes. */
  removed_at: string | null;
  /** `LocaleText`; null until they choose. */
  locale: Generated<string | null>;
  /** JSON: `NoticeChoices`; null until they choose. */
  notices: Generated<string | null>;
  /** Times up to which they have heard at once, and in the email of the day. */
  noticed_at: Generated<string | null>;
  digest_at: Generated<string | null>;
}

export interface DeskPasskeysTable {
  /** The credential's, in base64url. */
  id: string;
  person_id: string;
  /** Key in base64url. */
  public_key: string;
  counter: number;
  /** JSON: list of transports. */
  transports: string;
  /** The person's word for it, or the device's. */
  label: string;
  created_at: string;
  last_used_at: string | null;
}

/** A link that signs in once. */
export interface DeskLinksTable {
  /** SHA-256 of the token. */
  hash: string;
  person_id: string;
  /** `question`: no link, but the challenge of a passkey that was answered. */
  purpose: 'invite' | 'sign-in' | 'question';
  expires_at: string;
  used_at: string | null;
}

export interface DeskSessionsTable {
  /** SHA-256 of the cookie's value. */
  hash: string;
  /** Id for lists of sessions, where the hash is not shown. */
  id: string;
  person_id: string;
  created_at: string;
  expires_at: string;
  /** Time at which a passkey was shown last in this session. */
  fresh_at: string | null;
  /** The browser, in words. */
  device: string;
  /** Hash of the network. */
  network: string;
  ended_at: string | null;
}

declare module '../../plugins/database/schema.ts' {
  interface Tables extends DeskTables {}
}
