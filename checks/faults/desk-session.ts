import { signIn } from '../../server/modules/desk/testing/sign-in.ts';
import { openDatabase } from '../../server/plugins/database/open-database.ts';

/** Calls of a signed-in owner, of whichever server uses the database. */
export type CallDesk = (url: string, method: string, path: string, body?: object) => Promise<Response>;

/** Signs an owner in who has just shown a passkey, in a database that no server uses at the moment. */
export async function openDeskSession(dataDir: string): Promise<CallDesk> {
  const database = await openDatabase({ dataDir, databaseUrl: null }, () => {});
  const { headers } = await signIn({ database }, 'owner', { now: new Date() });
  await database.destroy();
  return (url, method, path, body) =>
    fetch(`${url}/desk/api${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
}
