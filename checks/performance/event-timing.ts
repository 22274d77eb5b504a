import type { CDPSession, Page } from '@playwright/test';

/** Time of one interaction, in milliseconds, from the key or click to the paint that shows what came of it. */
export interface Interaction {
  event: string;
  total: number;
  /** Time until the page's code began: other work of the main thread. */
  delay: number;
  /** The code of the page. */
  processing: number;
  /** Time from its end to the paint: style, layout, paint, and waiting for the frame. */
  presentation: number;
}

/** Work of the main thread meanwhile, in milliseconds. */
export interface Work {
  script: number;
  style: number;
  layout: number;
}

interface EventEntry extends PerformanceEntry {
  interactionId: number;
  processingStart: number;
  processingEnd: number;
}

type ObservedWindow = { interactions: Interaction[] };

/** Shortest event that the browser reports; a shorter one is no concern. */
const SHORTEST_MS = 16;

/** Call before the navigation. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const observed = window as unknown as ObservedWindow;
    observed.interactions = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as EventEntry[]) {
        if (entry.interactionId === 0) continue;
        const { name, startTime, duration, processingStart, processingEnd } = entry;
        observed.interactions.push({
          event: name,
          total: duration,
          delay: processingStart - startTime,
          processing: processingEnd - processingStart,
          // The total is rounded to 8 ms, its parts aren't.
          presentation: Math.max(0, startTime + duration - processingEnd),
        });
      }
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
  }, SHORTEST_MS);
}

/** The longest interaction since the last call; `undefined` if each was shorter than the browser reports. */
export async function takeLongest(page: Page): Promise<Interaction | undefined> {
  const interactions = await page.evaluate(async () => {
    // The browser reports a paint after its frame, in a task of its own.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    await new Promise((told) => setTimeout(told));
    const observed = window as unknown as ObservedWindow;
    return observed.interactions.splice(0);
  });
  return interactions.sort((one, other) => other.total - one.total)[0];
}

/** The work of the main thread so far. */
export async function readWork(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const milliseconds = (name: string) => 1_000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return {
    script: milliseconds('ScriptDuration'),
    style: milliseconds('RecalcStyleDuration'),
    layout: milliseconds('LayoutDuration'),
  };
}
