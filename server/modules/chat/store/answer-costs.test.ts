import { describe, expect, it } from 'vitest';
import { startChatServer } from '../../../../checks/support/chat-clients.ts';
import { findAnswerCostUsd } from './answer-costs.ts';

describe('findAnswerCostUsd', () => {
  it('sums up the cost of answers since a moment', async () => {
    const { database, join } = await startChatServer();
    const since = new Date();
    expect(await findAnswerCostUsd(database, since)).toBe(0);
    const { socket, hear, personal } = await join();
    for (const message of ['One?', 'Two?']) {
      socket.emit('aiMessage', personal.id, null, message);
      await hear('PostAIResponse');
    }
    expect(await findAnswerCostUsd(database, since)).toBe(0.5);
    expect(await findAnswerCostUsd(database, new Date(Date.now() + 60_000))).toBe(0);
  });
});
