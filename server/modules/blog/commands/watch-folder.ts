import { once } from 'node:events';
import { watch } from 'node:fs';

interface Watch {
  stop: AbortSignal;
  onChange: () => Promise<void>;
  /** Time without changes before the call: editors write a file in several steps. */
  quietMs?: number;
}

/** Calls back after changes in a folder, one call after another, until `stop` is aborted. */
export async function watchFolder(folder: string, { stop, onChange, quietMs = 200 }: Watch): Promise<void> {
  let pending: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(() => {
      running = running.then(onChange);
    }, quietMs);
  });
  if (!stop.aborted) await once(stop, 'abort');
  watcher.close();
  clearTimeout(pending);
  await running;
}
