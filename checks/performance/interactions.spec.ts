import { expect } from '@playwright/test';
import { open, test } from '../journeys/fixtures.ts';
import { budgets } from '../sweep/budgets.ts';
import { readWork, takeLongest, watchInteractions } from './event-timing.ts';
import { visits } from './interaction-steps.ts';

const CPU_SLOWDOWN = 4;

for (const { path, steps } of visits) {
  test(`paints ${path} within ${budgets.interactionMs} ms of each key and click`, async ({
    page,
    context,
  }) => {
    await watchInteractions(page);
    await open(page, path);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    for (const [name, act] of steps) {
      const before = await readWork(session);
      await act(page);
      const longest = await takeLongest(page);
      const after = await readWork(session);
      const summary = `${name}: ${Math.round(longest?.total ?? 0)} ms; script ${Math.round(after.script - before.script)}, style ${Math.round(after.style - before.style)}, layout ${Math.round(after.layout - before.layout)}`;
      test.info().annotations.push({ type: 'interaction', description: summary });
      expect.soft(longest?.total ?? 0, summary).toBeLessThanOrEqual(budgets.interactionMs);
    }
  });
}
