import { EXCERPT_MAX_CHARACTERS, UNREAD_MAX } from 'contract/chat/chat.ts';
import type { ListedThread } from 'contract/chat/chat-entities.ts';
import { sql } from 'kysely';
import type { Database } from '../../../plugins/database/schema.ts';
import type { ChatThreadsTable } from '../chat.tables.ts';
import { readCursor, writeCursor } from '../history/thread-cursor.rules.ts';
import { toThread } from './message-entity.ts';

/** Requested threads, with the user who asks for them. */
export interface ThreadsAsked {
  roomId: string;
  /** User whose unread messages count. */
  userId: string;
  /** Cursor of the page; `null` for the first one, with the most recent threads. */
  cursor: string | null;
  limit: number;
}

export interface ThreadsPage {
  threads: ListedThread[];
  /** `null` on the last page. */
  nextCursor: string | null;
}

interface ThreadRow extends ChatThreadsTable {
  lastId: string;
  lastOwnId: string | null;
  lastSender: string;
  lastAt: string;
  excerpt: string;
  isExcerpt: boolean | number;
  unread: number | string;
}

export type ThreadStore = ReturnType<typeof createThreadStore>;

/** Time before any message. */
const NEVER_READ = '';

/** Creates the store of the threads of a room, the most recently used first (design.md, 'Additions to S2'). */
export function createThreadStore(database: Database) {
  async function findReadAt({ roomId, userId }: ThreadsAsked): Promise<string> {
    const row = await database
      .selectFrom('chat_reads')
      .select('read_at')
      .where('room_id', '=', roomId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.read_at ?? NEVER_READ;
  }

  async function listRows(asked: ThreadsAsked, readAt: string): Promise<ThreadRow[]> {
    const { roomId, userId, cursor, limit } = asked;
    const before = cursor === null ? undefined : readCursor(cursor);
    return (
      database
        .selectFrom('chat_threads as thread')
        // Places have no gaps, so the count is the place of the last message.
        .innerJoin('chat_messages as last', (join) =>
          join.onRef('last.thread_id', '=', 'thread.id').onRef('last.position', '=', 'thread.message_count'),
        )
        .selectAll('thread')
        .select([
          'last.id as lastId',
          'last.client_message_id as lastOwnId',
          'last.sender_id as lastSender',
          'last.created_at as lastAt',
          sql<string>`substr(last.content, 1, ${sql.lit(EXCERPT_MAX_CHARACTERS)})`.as('excerpt'),
          sql<boolean>`length(last.content) > ${sql.lit(EXCERPT_MAX_CHARACTERS)}`.as('isExcerpt'),
        ])
        .select(({ selectFrom, fn }) =>
          selectFrom((inner) =>
            inner
              .selectFrom('chat_messages as unread')
              .select('unread.created_at')
              .whereRef('unread.thread_id', '=', 'thread.id')
              .where('unread.created_at', '>', readAt)
              .where('unread.sender_id', '<>', userId)
              // Counts no more rows than these, however long the user has not read the thread.
              .limit(UNREAD_MAX)
              .as('some'),
          )
            .select(fn.countAll().as('count'))
            .as('unread'),
        )
        .where('thread.room_id', '=', roomId)
        .$if(before !== undefined, (threads) =>
          threads.where(({ eb, refTuple, tuple }) =>
            eb(
              refTuple('thread.updated_at', 'thread.id'),
              '<',
              tuple(before?.updated_at ?? '', before?.id ?? ''),
            ),
          ),
        )
        .orderBy('thread.updated_at', 'desc')
        .orderBy('thread.id', 'desc')
        .limit(limit + 1)
        .execute() as Promise<ThreadRow[]>
    );
  }

  return {
    /** One page of the threads of a room. */
    async listThreads(asked: ThreadsAsked): Promise<ThreadsPage> {
      const rows = await listRows(asked, await findReadAt(asked));
      const page = rows.slice(0, asked.limit);
      const last = page.at(-1);
      return {
        threads: page.map(toListed),
        nextCursor: last && rows.length > page.length ? writeCursor(last) : null,
      };
    },
  };
}

function toListed(row: ThreadRow): ListedThread {
  return {
    ...toThread(row),
    totalMessages: row.message_count,
    unreadMessages: Number(row.unread),
    lastMessage: {
      id: row.lastId,
      ...(row.lastOwnId === null ? {} : { clientMessageId: row.lastOwnId }),
      senderid: row.lastSender,
      content: row.excerpt,
      isExcerpt: Boolean(row.isExcerpt),
      createdDate: row.lastAt,
    },
  };
}
