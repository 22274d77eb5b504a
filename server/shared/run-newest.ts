/**
 * Runs work in the background, once at a time.
 * @param work never rejects
 * @returns asks for it: what is asked while it runs is done in one more run afterwards
 */
export function runNewest(work: () => Promise<void>): () => Promise<void> {
  let isAsked = false;
  let running: Promise<void> | undefined;

  async function runAll(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      await work();
    }
    running = undefined;
  }

  return () => {
    isAsked = true;
    running ??= runAll();
    return running;
  };
}
