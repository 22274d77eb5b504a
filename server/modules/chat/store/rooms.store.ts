import type { Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import type { ChatRoomsTable } from '../chat.tables.ts';
import type { ChatWrites } from './chat-writes.ts';

/** Member of rooms: a user, and the client whose users share a room. */
export interface Member {
  id: string;
  clientId: string;
}

/**
 * Makes a new user's personal room, and the room of the client with its first user (S2 section 6).
 * @param transaction that of the sign-up: no user is without rooms
 */
export async function makeRooms(
  { id, clientId }: Member,
  now: Date,
  transaction: Kysely<Tables>,
): Promise<void> {
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
  const makeRoom = (roomType: ChatRoomsTable['room_type'], ownerId: string): ChatRoomsTable => ({
    id: uuidV7(),
    room_type: roomType,
    owner_id: ownerId,
    client_id: clientId,
    pod_id: uuidV7(),
    ...times,
  });
  await transaction
    .insertInto('chat_rooms')
    .values([makeRoom('personal', id), makeRoom('client', clientId)])
    .onConflict((conflict) => conflict.column('owner_id').doNothing())
    .execute();
}

/** Creates the store of rooms, with their readers and the time up to which each has read. */
export function createRoomStore(database: Database, writes: ChatWrites) {
  return {
    /** The personal room first. */
    async listRooms({ id, clientId }: Member): Promise<ChatRoomsTable[]> {
      return database
        .selectFrom('chat_rooms')
        .selectAll()
        .where('owner_id', 'in', [id, clientId])
        .orderBy('room_type', 'desc')
        .execute();
    },

    /** Remembers that the user has read the room up to now. */
    async updateLastRead(roomId: string, userId: string, now: Date): Promise<void> {
      const read_at = now.toISOString();
      await writes.commit((transaction) =>
        transaction
          .insertInto('chat_reads')
          .values({ room_id: roomId, user_id: userId, read_at })
          .onConflict((conflict) => conflict.columns(['room_id', 'user_id']).doUpdateSet({ read_at }))
          .execute(),
      );
    },
  };
}

export type RoomStore = ReturnType<typeof createRoomStore>;
