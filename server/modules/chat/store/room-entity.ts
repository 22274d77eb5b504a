import {
  POD_PRIORITIES,
  POD_STATES,
  POD_STATUS,
  ROOM_STATES,
  type Room,
} from 'contract/chat/chat-entities.ts';
import type { ChatRoomsTable } from '../chat.tables.ts';

/**
 * Converts a row to a room as the socket shows it (S2 section 3). Its name is derived from its owner, so that none
 * grows stale.
 */
export function toRoom(row: ChatRoomsTable, clientName: string): Room {
  const isPersonal = row.room_type === 'personal';
  const name = isPersonal ? 'Personal room' : clientName;
  const description = isPersonal ? 'Only you and your AI employee.' : `Everyone at ${clientName}.`;
  const userId = isPersonal ? row.owner_id : null;
  return {
    id: row.id,
    name,
    description,
    roomType: row.room_type,
    type: 'chat',
    isActive: true,
    userType: 'user',
    states: [...ROOM_STATES],
    createdDate: row.created_at,
    updatedDate: row.updated_at,
    pod: {
      id: row.pod_id,
      userId,
      clientId: row.client_id,
      podName: name,
      config: {
        priorities: [...POD_PRIORITIES],
        states: [...POD_STATES],
        status: POD_STATUS,
        podType: row.room_type,
        popuptask: false,
      },
      lastTaskNo: 0,
      desc: description,
      createdBy: userId,
      createdDate: row.created_at,
      updatedDate: row.updated_at,
    },
  };
}
