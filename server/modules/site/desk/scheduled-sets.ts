import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../plugins/app-context.ts';
import { inOneTransaction } from '../../../plugins/database/one-transaction.ts';
import { PublicError } from '../../../shared/errors.ts';
import { runRegularly } from '../../../shared/run-regularly.ts';
import { appendAudit } from '../../desk/desk.queries.ts';
import { changeSet, findSet, listDueSets, SetOutdated } from '../content/drafts.store.ts';
import { currentTexts } from '../content/live-content.ts';
import type { Site } from '../site-files.ts';
import { findProblems } from './find-problems.ts';
import { publishSet, requireNoProblems } from './publish-set.ts';

const LOOK_MS = 1_000;

interface Parts extends Pick<AppContext, 'config' | 'database' | 'clock' | 'logger'> {
  site: Site;
}

/** Publishes sets at their times while the server runs; what came due while it did not, at its start. */
export function addScheduledSets(app: FastifyInstance, parts: Parts): void {
  let stop = async () => {};
  app.addHook('onReady', async () => {
    stop = runRegularly(
      () => publishDueSets(parts),
      LOOK_MS,
      (err) =>
        parts.logger.warn({ err }, 'the texts whose time has come could not be published; tried again'),
    );
  });
  app.addHook('onClose', () => stop());
}

/**
 * Publishes the sets whose time has come. Of several processes one publishes each: it removes the set in the same
 * transaction. A set that can’t be published by now is kept whole, without its time and with the reason.
 */
export async function publishDueSets(parts: Parts): Promise<void> {
  const { database, clock } = parts;
  for (const id of await listDueSets(database, clock())) await publishDueSet(parts, id);
}

async function publishDueSet({ site, config, database, clock, logger }: Parts, id: string): Promise<void> {
  const found = await findSet(database, id);
  if (!found?.set.publish_at || new Date(found.set.publish_at) > clock()) return;
  const { name, publish_at, scheduled_by } = found.set;
  const author = scheduled_by ?? found.set.author;
  try {
    requireNoProblems(await findProblems(await currentTexts(database), found.drafts, site));
    await inOneTransaction(database, async (transaction) => {
      const entry = await publishSet(transaction, { ...found, author, name, config, now: clock() });
      const actor = { kind: 'person', name: author } as const;
      const facts = { actor, origin: 'server', action: 'content.publish' } as const;
      await appendAudit(transaction, { ...facts, ...entry }, clock());
    });
  } catch (error) {
    // Another process was faster, or a person has changed it.
    if (error instanceof SetOutdated) return;
    if (!(error instanceof PublicError)) throw error;
    const [{ field, message } = { field: '', message: error.message }] = error.fields ?? [];
    const problem = field === '' ? message : `${field}: ${message}`;
    logger.warn({ set: name, publish_at, problem }, 'texts could not be published at their time');
    await changeSet(database, found.set, { publish_at: null, problem }).catch((changed) => {
      if (!(changed instanceof SetOutdated)) throw changed;
    });
  }
}
