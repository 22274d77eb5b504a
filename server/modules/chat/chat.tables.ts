/** Stored data of the chat. */
interface ChatTables {
  chat_rooms: ChatRoomsTable;
  chat_threads: ChatThreadsTable;
  chat_messages: ChatMessagesTable;
  chat_reads: ChatReadsTable;
  chat_unpaid: ChatUnpaidTable;
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
  /** Number of messages, and position of the newest one; raising it gives a message its place. */
  message_count: number;
  /** Bytes of the longest text in it, as JSON. */
  longest_message: number;
  created_at: string;
  updated_at: string;
}

export interface ChatMessagesTable {
  /** UUID version 7. */
  id: string;
  thread_id: string;
  /** Position from 1, in the order in which the messages of the thread were stored. */
  position: number;
  /** A user, or `assistant`. */
  sender_id: string;
  client_message_id: string | null;
  content: string;
  /** The message that this one answers. */
  answer_to: string | null;
  /** Time after which another process may take over the answering; `null` when no answer is awaited. */
  answer_due_at: string | null;
  is_error: 0 | 1;
  prompt_tokens: number;
  completion_tokens: number;
  cost_usd: number;
  created_at: string;
}

/** Time up to which a user has read a room. */
export interface ChatReadsTable {
  room_id: string;
  user_id: string;
  read_at: string;
}

/** Count of messages stored without a credit, on the last day with such messages. */
export interface ChatUnpaidTable {
  /** A user, or a client for all its users. */
  owner_id: string;
  /** Day in UTC, such as `2026-03-10`. */
  day: string;
  messages: number;
}

declare module '../../plugins/database/schema.ts' {
  interface Tables extends ChatTables {}
}
