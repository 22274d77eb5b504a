import type { Room } from 'contract/chat/chat-entities.ts';
import { fill } from 'contract/content/fill.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Socket } from 'socket.io-client';
import { wordsFor } from '../../../words.ts';
import { openChat } from './chat-connection.ts';
import type { Known } from './event-arguments.ts';
import type { Note } from './log-entries.ts';

export type ChatStatus = 'closed' | 'opening' | 'open';

const NOTHING: Known = { roomId: undefined, threadId: undefined };

/** One connection of the chat socket; whatever arrives is noted. */
export function useChat(note: Note) {
  const words = wordsFor('console');
  const socket = useRef<Socket>(undefined);
  const [status, setStatus] = useState<ChatStatus>('closed');
  const [known, setKnown] = useState<Known>(NOTHING);

  const close = useCallback(() => {
    socket.current?.disconnect();
    socket.current = undefined;
    setStatus('closed');
  }, []);

  useEffect(() => close, [close]);

  const open = (accessToken: string) => {
    close();
    setStatus('opening');
    socket.current = openChat(accessToken, {
      onOpen: () => {
        setStatus('open');
        note('note', words.connected);
      },
      onClose: (reason) => {
        setStatus(socket.current?.active ? 'opening' : 'closed');
        note('note', fill(words.disconnected, { reason }));
      },
      onFailure: (message) => note('note', fill(words.noConnection, { problem: message })),
      onEvent: (name, values) => {
        note('received', name, values);
        setKnown((before) => learn(before, name, values));
      },
    });
  };

  const emit = (name: string, values: readonly unknown[]) => {
    note('sent', name, values);
    socket.current?.emit(name, ...values);
  };

  return { status, known, open, close, emit };
}

/** The ids that the next event will want. */
function learn(known: Known, name: string, values: readonly unknown[]): Known {
  if (name === 'rooms') {
    const rooms = values[0] as Room[];
    return { ...known, roomId: rooms.find(({ roomType }) => roomType === 'personal')?.id };
  }
  if (name === 'RoomThreads') {
    const [threads = [], roomId] = values as [{ id: string }[]?, string?];
    const [latest] = threads;
    return latest ? { roomId, threadId: latest.id } : known;
  }
  if (name === 'messageReceived') {
    const [message] = values as { room: { id: string }; thread: { id: string } }[];
    return message ? { roomId: message.room.id, threadId: message.thread.id } : known;
  }
  return known;
}
