/**
 * Does something at once and then regularly, never twice at a time.
 * @returns ends that, once what is under way has ended
 */
export function runRegularly(
  work: () => Promise<unknown>,
  everyMs: number,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let underWay: Promise<unknown> | undefined;
  const run = () => {
    underWay ??= work()
      .catch(onFailure)
      .finally(() => {
        underWay = undefined;
      });
  };
  run();
  const timer = setInterval(run, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
