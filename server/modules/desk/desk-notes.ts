import type { Database } from '../../plugins/database/schema.ts';
import type { Config } from '../../plugins/settings/config.ts';
import { browserAddress } from '../../plugins/settings/listening-address.ts';
import type { Clock } from '../../shared/clock.ts';
import { isDeskOn } from './desk.settings.ts';
import { linkOriginOf } from './desk-origin.ts';
import { makeFirstLink } from './sign-in/accept-link.ts';

/**
 * Returns the link that adds the first owner of the desk, in a line of the start, until someone has used one.
 * @param port on which the server listens in the end
 */
export async function deskNotes(
  { config, database, clock }: { config: Config; database: Database; clock: Clock },
  port: number,
): Promise<string[]> {
  if (!isDeskOn(config)) return [];
  const origin = linkOriginOf(config, port) ?? browserAddress(config.host, port);
  const link = await makeFirstLink({ database, clock }, origin);
  return link === undefined ? [] : [`The desk has no owner yet; this link adds one, for a day: ${link}`];
}
