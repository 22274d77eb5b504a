import type { LeadKind } from 'contract/api-paths.ts';
import type { Generated } from 'kysely';

/** Stored data of leads. */
interface LeadTables {
  leads: LeadsTable;
  lead_deliveries: LeadDeliveriesTable;
  lead_notes: LeadNotesTable;
  lead_history: LeadHistoryTable;
  idempotency_keys: IdempotencyKeysTable;
  desk_views: DeskViewsTable;
  desk_replies: DeskRepliesTable;
  lead_mails: LeadMailsTable;
  lead_mail_files: LeadMailFilesTable;
  mailboxes: MailboxesTable;
}

export interface LeadsTable {
  /** UUID version 7: sorts by time of arrival. */
  id: string;
  kind: LeadKind;
  email: string;
  body: string;
  attribution: string | null;
  received_at: string;
  /** `quarantined`: stored, but held back from people until an operator releases it; `handled`: answered. */
  state: Generated<StoredLeadState>;
  /** The consent given, time zone, language, last touch: `LeadContext`; the first touch is `attribution`. */
  context: Generated<string | null>;
  /** Reasons why it is or was held back: a list of `Suspicion`. */
  suspicion: Generated<string | null>;
  /** The campaign and its source, as the visit named them first: lists are filtered by them. */
  source: Generated<string | null>;
  campaign: Generated<string | null>;
  /** The person of the desk who has it. */
  assigned_to: Generated<string | null>;
  /** Time until which it is not counted as unanswered. */
  snoozed_until: Generated<string | null>;
  /** Time at which it was first answered, according to the desk or the operator. */
  answered_at: Generated<string | null>;
  /** The same for all requests of people who turned out to be one, under several addresses. */
  merged: Generated<string | null>;
  /** One more with each change by a person; who changes it names the one that was seen. */
  version: Generated<number>;
  /**
   * Time at which a person changed it last; null until then. Not `changed_at`, which older versions read of bookings
   * alone.
   */
  edited_at: Generated<string | null>;
  /** Time at which the visitor last replied, or a message to them came back; it waits for an answer since then. */
  replied_at: Generated<string | null>;
}

export type StoredLeadState = 'new' | 'working' | 'handled' | 'won' | 'lost' | 'spam' | 'quarantined';

/** Changes of a lead by people at the desk, beside notes. */
export interface LeadHistoryTable {
  /** UUID of version 7. */
  id: string;
  lead_id: string;
  /** Id of a person of the desk; null at the command line. */
  person_id: string | null;
  /** The name that the person had then; older versions write none. */
  person_name: Generated<string | null>;
  kind: 'state' | 'assigned' | 'snoozed' | 'reply' | 'merged' | 'sent-again' | 'address';
  /** JSON: `HistoryDetails` of that kind. */
  details: string;
  created_at: string;
}

/** One message about a lead to one target; one row for as long as the lead is kept. */
export interface LeadDeliveriesTable {
  /** UUID version 7; receivers see it as webhook-id, and in the Message-ID. */
  id: string;
  lead_id: string;
  /** Name of the channel, such as `sales-email`. */
  channel: string;
  /** Name of the message, such as `received` or `moved.1`: each is sent once by each channel. */
  message: string;
  /** Number of the booking's change that it reports, where it reports one; `details` describes it (decision 015). */
  sequence: number | null;
  details: string | null;
  /**
   * State of the delivery. `dead`: given up, until an operator sends it again; `held`: waits for the release of its
   * lead; `dropped`: no longer worth sending.
   */
  state: 'due' | 'done' | 'dead' | 'held' | 'dropped';
  attempts: number;
  due_at: string;
  /** The id of the current attempt to deliver it, and when that expires: afterwards any process may deliver it. */
  lease: string | null;
  leased_until: string | null;
  /** Problem of the last attempt, without anything of the lead. */
  last_problem: string | null;
  created_at: string;
  ended_at: string | null;
  /** Hash of the person's address: among the emails that visitors set off, it counts as one to that person. */
  recipient: string | null;
}

/** Notes of the operator about a lead. */
export interface LeadNotesTable {
  id: string;
  lead_id: string;
  text: string;
  created_at: string;
  /** The person of the desk; null at the command line. */
  author_id: Generated<string | null>;
  /** The name that the author had then; older versions write none. */
  author_name: Generated<string | null>;
}

export interface IdempotencyKeysTable {
  kind: LeadKind;
  /** Key that the caller chose, or that was made of the content of a form. */
  key: string;
  fingerprint: string;
  lead_id: string;
  created_at: string;
  /** Hash of the network that the request came from. */
  network: string | null;
}

/** A filter of leads that a person keeps under a name. */
export interface DeskViewsTable {
  id: string;
  person_id: string;
  name: string;
  /** JSON: `LeadListFilter`. */
  filter: string;
  /** 1: all who see leads have it. */
  shared: number;
  created_at: string;
}

/** A template of a reply. */
export interface DeskRepliesTable {
  id: string;
  /** Number that grows by one with each change; a change must name the one that was read. */
  version: Generated<number>;
  name: string;
  subject: string;
  text: string;
  /** Id of the person. */
  changed_by: string;
  changed_at: string;
}

/** A mail that a visitor, or a mail server, has sent in answer to one of ours. */
export interface LeadMailsTable {
  /** UUID of version 7. */
  id: string;
  lead_id: string;
  /** `automatic`: an absence or the like; `bounce`: a delivery report of a mail server. */
  kind: 'reply' | 'automatic' | 'bounce';
  /** Hash of its Message-ID, or of its content without one: it is stored once for a lead. */
  key: string;
  /** Address that it names as its sender. */
  sender: string;
  subject: string;
  /** Plain text without what it quotes. */
  text: string;
  /** Rest of the text. */
  quoted: string;
  /** `unreadable`: its text could not be read; `files-left-out`: not all of its files are kept. */
  problem: 'unreadable' | 'files-left-out' | null;
  received_at: string;
}

/** A file that came with a mail. */
export interface LeadMailFilesTable {
  id: string;
  mail_id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Base64. */
  content: string;
}

/** Progress in the mailbox that is read for replies. */
export interface MailboxesTable {
  /** User, host and folder. */
  name: string;
  /** UIDVALIDITY: with another one, all UIDs are others. */
  validity: string;
  /** UID of the last mail that was looked at. */
  last_uid: number;
  read_at: string | null;
  failing_since: string | null;
  /** Short code of ours. */
  problem: string | null;
}

declare module '../../plugins/database/schema.ts' {
  interface Tables extends LeadTables {}
}
