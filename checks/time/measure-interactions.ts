// `npm run interactions -- [path]`: types and clicks on the pages where people do that most, on a processor slowed
// down by four, and prints what each took until the next paint (INP), and where the time went. Nothing fails: what
// else runs on the machine counts too, so its load is printed beside.
import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/test-tools.ts';
import { startServer } from '../faults/server-process.ts';
import { open } from '../journeys/fixtures.ts';
import { CHROMIUM_FLAGS } from '../playwright.config.ts';
import { type Interaction, readWork, takeLongest, type Work, watchInteractions } from './event-timing.ts';
import { type Visit, visits } from './interaction-steps.ts';

const SLOWED_BY = 4;
/** Each visit is made so often, and the best of each step counts: what else runs only adds to it. */
const TIMES = 3;

interface Measured {
  longest: Interaction;
  work: Work;
}

const [only] = process.argv.slice(2);
const executablePath = findChromium();
const server = await startServer({ env: { LOG_LEVEL: 'error' } });
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: CHROMIUM_FLAGS,
});
try {
  for (const visit of visits.filter(({ path }) => only === undefined || path === only)) await report(visit);
} finally {
  await browser.close();
  await server.stop();
}

async function report(visit: Visit): Promise<void> {
  const best = new Map<string, Measured>();
  for (let time = 0; time < TIMES; time += 1) {
    for (const [step, measured] of await measure(browser, visit)) {
      const known = best.get(step);
      if (!known || measured.longest.total < known.longest.total) best.set(step, measured);
    }
  }
  const worst = Math.max(0, ...[...best.values()].map(({ longest }) => longest.total));
  console.log(`${visit.path}: INP ${worst} ms (load ${loadavg()[0]?.toFixed(1)})`);
  console.table(
    Object.fromEntries(
      [...best].map(([step, { longest, work }]) => [
        step,
        { ...rounded({ ...longest, event: undefined }), event: longest.event, ...rounded(work) },
      ]),
    ),
  );
}

async function measure(browser: Browser, { path, steps }: Visit): Promise<[string, Measured][]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await watchInteractions(page);
  await open(page, server.url + path);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_BY });
  const measured: [string, Measured][] = [];
  for (const [name, act] of steps) {
    const before = await readWork(session);
    await act(page);
    const longest = await takeLongest(page);
    const after = await readWork(session);
    const work = {
      script: after.script - before.script,
      style: after.style - before.style,
      layout: after.layout - before.layout,
    };
    const none = { event: 'under 16 ms', total: 0, delay: 0, processing: 0, presentation: 0 };
    measured.push([name, { longest: longest ?? none, work }]);
  }
  await context.close();
  return measured;
}

/** Whole milliseconds; what is no number is left out. */
function rounded(values: object): Record<string, number> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, Math.round(value)]] : [],
    ),
  );
}
