import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Builder } from 'selenium-webdriver';
import type { WebKitTools } from '../../scripts/test-tools.ts';
import { makeTemporaryFolder } from '../faults/server-process.ts';
import { untilListening } from '../faults/until-listening.ts';
import { findFreePort } from '../support/free-port.ts';
import type { Engine } from './engine.ts';
import { startWatchingProxy } from './watching-proxy.ts';
import { openWebKitPage } from './webkit-page.ts';

/** WebKitGTK's own small browser, as its driver names it. */
const BROWSER = 'MiniBrowser';

/**
 * Starts WebKitGTK's driver, on a virtual screen: its browser has no headless mode. Each page has a browser of its own,
 * which keeps nothing.
 */
export async function startWebKit({ driver, screen }: WebKitTools): Promise<Engine> {
  await using started = new AsyncDisposableStack();
  const home = await makeTemporaryFolder();
  started.defer(() => rmSync(home, { recursive: true, force: true }));
  const display = await startScreen(screen, started);
  const port = await findFreePort();
  const { PATH = '' } = process.env;
  startProcess(driver, [`--port=${port}`], started, { env: { PATH, HOME: home, DISPLAY: display } });
  await untilListening(port);

  let shown: AsyncDisposableStack | undefined;
  const all = started.move();
  return {
    open: async (url) => {
      await shown?.disposeAsync();
      shown = new AsyncDisposableStack();
      const { origin, pathname } = new URL(url);
      const front = await startWatchingProxy(origin);
      shown.defer(front.close);
      const browser = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({ browserName: BROWSER })
        .build();
      shown.defer(() => browser.quit());
      const page = await openWebKitPage(browser, front.url + pathname);
      return {
        ...page,
        problems: async () => [...(await page.problems()), ...front.failures],
      };
    },
    close: async () => {
      // Whatever becomes of it: without its screen the browser ends too.
      await shown?.disposeAsync().catch(() => undefined);
      await all.disposeAsync();
    },
  };
}

/**
 * Starts an X server that draws into memory. It must not reset between one browser and the next, or it would refuse the
 * next one.
 * @returns its name, as `DISPLAY` takes it
 */
async function startScreen(command: string, started: AsyncDisposableStack): Promise<string> {
  const args = ['-displayfd', '3', '-noreset', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = startProcess(command, args, started, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await text(screen.stdio[3] as Readable);
  if (!number) throw new Error('the X server did not start');
  return `:${number.trim()}`;
}

function startProcess(
  command: string,
  args: readonly string[],
  started: AsyncDisposableStack,
  options: SpawnOptions,
): ChildProcess {
  const child = spawn(command, args, { stdio: 'ignore', ...options });
  const exited = once(child, 'exit');
  started.defer(async () => {
    child.kill();
    await exited;
  });
  return child;
}
