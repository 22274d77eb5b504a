import { ASSISTANT_ID } from 'contract/chat/chat.ts';
import type { Message, MessageMeta, Thread } from 'contract/chat/chat-entities.ts';
import type { ChatMessagesTable, ChatThreadsTable } from '../chat.tables.ts';

/** A message as the socket shows it (S2 section 3): those of its fields that this server never fills are empty. */
export function toMessage(row: ChatMessagesTable, thread: ChatThreadsTable): Message {
  return {
    id: row.id,
    ...(row.client_message_id === null ? {} : { clientMessageId: row.client_message_id }),
    senderid: row.sender_id,
    content: row.content,
    isCommand: false,
    imageId: null,
    fileId: null,
    fname: null,
    s3Url: null,
    ftype: null,
    mimetype: null,
    thumbnailUrl: null,
    edited: false,
    columnFilter: null,
    total_tokens: row.prompt_tokens + row.completion_tokens,
    total_cost: row.cost_usd,
    prompt_tokens: row.prompt_tokens,
    completion_tokens: row.completion_tokens,
    meta: metaOf(row),
    reaction: [],
    messageState: [],
    thread: toThread(thread),
    createdDate: row.created_at,
    updatedDate: row.created_at,
  };
}

export function metaOf(row: ChatMessagesTable): MessageMeta {
  return {
    isError: row.is_error === 1,
    isJson: false,
    isViewEvent: false,
    feature: 'chat',
    operation: row.sender_id === ASSISTANT_ID ? 'answer' : 'question',
    isGantt: false,
  };
}

export function toThread(row: ChatThreadsTable): Thread {
  return {
    id: row.id,
    desc: row.description,
    endDate: null,
    createdDate: row.created_at,
    updatedDate: row.updated_at,
  };
}
