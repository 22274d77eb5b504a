import { expect, it, onTestFinished, vi } from 'vitest';
import type { ChatServer, ChatSocket } from '../transport/chat-server.ts';
import { Presence } from './presence.ts';

it('starts no grace timer once it is closed', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const presence = new Presence({ io: {} as ChatServer, own: 'a', graceMs: 1_000 });
  const socket = { data: { userId: 'asha', clientId: 'acme', loginId: 'login' } } as ChatSocket;
  presence.leave(socket);
  expect(vi.getTimerCount()).toBe(1);
  presence.close();
  presence.leave(socket);
  expect(vi.getTimerCount()).toBe(0);
});
