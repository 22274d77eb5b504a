import type { Database } from '../../server/plugins/database/schema.ts';
import { signIn } from '../support/desk/sign-in.ts';

/** Makes a call of the desk as a signed-in owner, whichever server answers. */
export type CallDesk = (url: string, method: string, path: string, body?: object) => Promise<Response>;

const HOUR_MS = 3_600_000;

/** Signs an owner in, whose passkey counts as fresh for hours. */
export async function openDeskSession(database: Database): Promise<CallDesk> {
  const { headers } = await signIn({ database }, 'owner', { now: new Date(Date.now() + 6 * HOUR_MS) });
  return (url, method, path, body) =>
    fetch(`${url}/desk/api${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
}
