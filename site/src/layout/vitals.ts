import { VITALS_CALL } from 'contract/site/vitals.ts';

/**
 * Speed of a page as its visitor has it, of a sample of opened pages: three figures, sent once, when the page is hidden for
 * the first time. No page has this script unless a document switches it on (`content/en/data-handling.yaml`).
 */

/** Rest between two shifts, and time in all, that end a window of shifts (web.dev/articles/cls). */
const GAP_MS = 1_000;
const WINDOW_MS = 5_000;
/** Interactions of which one more is left out as an outlier (web.dev/articles/inp). */
const INTERACTIONS_TO_IGNORE_ONE = 50;

/** Part of the opened pages that report: the page says it, since a browser may know an older form of this script. */
const percent = Number(document.querySelector<HTMLElement>('[data-vitals]')?.dataset.vitals);

// A page that was opened in the background was never waited for.
if (!document.hidden && Math.random() * 100 < percent) {
  let lcp: number | undefined;
  let cls = PerformanceObserver.supportedEntryTypes.includes('layout-shift') ? 0 : undefined;
  let shift = 0;
  let first = -WINDOW_MS;
  let last = 0;
  const interactions: Record<number, number> = {};

  const observers = Object.entries({
    'largest-contentful-paint': ({ startTime }) => {
      lcp = startTime;
    },
    'layout-shift': ({ startTime, value, hadRecentInput }) => {
      if (hadRecentInput) return;
      const isOver = startTime - last >= GAP_MS || startTime - first >= WINDOW_MS;
      if (isOver) first = startTime;
      last = startTime;
      shift = (isOver ? 0 : shift) + value;
      cls = Math.max(cls ?? 0, shift);
    },
    event: noteInteraction,
    'first-input': noteInteraction,
  } satisfies Record<string, (entry: Entry) => void>).map(([type, note]) => {
    const noteAll = (entries: PerformanceEntry[]) => {
      for (const entry of entries) note(entry as Entry);
    };
    const observer = new PerformanceObserver((list) => noteAll(list.getEntries()));
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    return () => noteAll(observer.takeRecords());
  });

  function noteInteraction({ interactionId, duration }: Entry): void {
    if (interactionId) interactions[interactionId] = Math.max(interactions[interactionId] ?? 0, duration);
  }

  document.addEventListener(
    'visibilitychange',
    () => {
      for (const takeRest of observers) takeRest();
      const slowest = Object.values(interactions).sort((one, other) => other - one);
      const inp = slowest[Math.floor(slowest.length / INTERACTIONS_TO_IGNORE_ONE)];
      const figures = JSON.stringify({ lcp, inp, cls });
      navigator.sendBeacon(VITALS_CALL, new Blob([figures], { type: 'application/json' }));
    },
    { once: true },
  );
}

interface Entry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  interactionId: number;
}
