/**
 * Solves the challenge of an answer in a worker that is loaded only now, so that the page stays alive.
 * @returns the solution as `baggage` carries it; `undefined` where it cannot be found, such as on a plain-http address
 */
export function solveChallenge(challenge: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
    const end = (proof?: string) => {
      worker.terminate();
      resolve(proof);
    };
    worker.onmessage = ({ data }) => end(data);
    worker.onerror = () => end();
    worker.postMessage(challenge);
  });
}
