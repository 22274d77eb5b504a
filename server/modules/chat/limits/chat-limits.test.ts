import { describe, expect, it } from 'vitest';
import { emitAndHear, startChatServer } from '../../../../checks/support/chat-clients.ts';

describe('a sender of too many events', () => {
  const FEW = { config: { chatEventsPerSecond: 1 } };
  const BURST = 5;

  it('sends rate_limited to a sender of too many events, and keeps the connection', async () => {
    const server = await startChatServer(FEW);
    const asha = await server.join();
    const sent = Array.from({ length: BURST + 1 }, () =>
      emitAndHear(asha, 'getThreadMessages', 1, 1, 'none', 'none'),
    );
    const codes = (await Promise.all(sent)).map(
      ([answer]) => (answer as { error: { code: string } }).error.code,
    );
    expect(codes).toEqual([...Array(BURST).fill('not_found'), 'rate_limited']);
    expect(asha.socket.connected).toBe(true);
  });

  it('disconnects a sender who does not slow down', async () => {
    const server = await startChatServer(FEW);
    const asha = await server.join();
    for (let sent = 0; sent < 3 * BURST; sent += 1) asha.socket.emit('updatelastRead', 'none');
    expect(await asha.gone).toBe('io server disconnect');
    expect(asha.unheard('connectionError').map(([{ code }]) => code)).toContain('rate_limited');
  });
});
