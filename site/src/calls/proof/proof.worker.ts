import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Long enough for a slow phone; then the form says to wait a minute. */
const PATIENCE_MS = 30_000;

/** Takes a challenge as the header carries it, and answers with its solution, or with `undefined` (decision 044). */
self.onmessage = async ({ data }: MessageEvent<string>) => {
  try {
    const challenge = JSON.parse(atob(data.replaceAll('-', '+').replaceAll('_', '/')));
    const solution = await solveChallenge({ challenge, deriveKey, timeout: PATIENCE_MS });
    self.postMessage(solution && encode({ challenge, solution }));
  } catch {
    self.postMessage(undefined);
  }
};

/** base64url: a header carries it as it is. Challenges and solutions are ASCII. */
function encode(value: object): string {
  return btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
