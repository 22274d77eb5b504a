import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const SIGNALS = new URL('./signals.ts', import.meta.url).href;

/** A process that does so once it is ready, with a server whose closing takes a turn of the event loop. */
async function endWith(
  deed: string,
  { closingMs = 200 } = {},
): Promise<{ code: number | null; output: string }> {
  const script = `
    import { endOnSignals } from ${JSON.stringify(SIGNALS)};
    import { setTimeout as delay } from 'node:timers/promises';
    const say = (what, message = what) => console.log(message);
    const logger = { info: say, error: say, fatal: say };
    const close = async () => { await delay(${closingMs}); };
    endOnSignals({ close }, { shutdownTimeoutMs: 60_000 }, { logger, flush: () => console.log('flushed') });
    setInterval(() => {}, 1_000);
    const fail = () => setImmediate(() => { throw new Error('a fault'); });
    ${deed}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code, output };
}

describe('endOnSignals', () => {
  it.each([
    ['a signal', "process.kill(process.pid, 'SIGTERM');", 0],
    ['an uncaught error', 'fail();', 1],
    ['an unhandled rejection', 'Promise.reject();', 1],
    ['one error after another', 'fail(); fail();', 1],
    [
      'a signal, though an error comes behind it',
      "process.kill(process.pid, 'SIGTERM'); setTimeout(fail, 50);",
      0,
    ],
  ])('closes the server before the process ends after %s', async (_what, deed, code) => {
    const ended = await endWith(deed);
    expect(ended.code).toBe(code);
    expect(ended.output).toMatch(/closed\nflushed\n$/);
  });

  it('ends at once on a signal while an error ends the process', async () => {
    const deed = "fail(); setTimeout(() => process.kill(process.pid, 'SIGINT'), 50);";
    const { code, output } = await endWith(deed, { closingMs: 3_600_000 });
    expect([code, output]).toEqual([1, 'uncaughtException\nflushed\n']);
  });
});
