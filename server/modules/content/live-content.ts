import type { Content } from 'contract/content/kinds.ts';
import type { Logger } from 'pino';
import type { Database } from '../../plugins/database/schema.ts';
import { content, replaceTexts } from '../../shared/content.ts';
import { runRegularly } from '../../shared/run-regularly.ts';
import { findTextsRevision, listTexts } from './texts.store.ts';

/** The documents are written in it. */
const LANGUAGE = 'en';
/** How soon a process follows: a page shows a changed text within 2 s, which leaves a second to draw it. */
const LOOK_MS = 1_000;

interface LiveContentParts {
  database: Database;
  logger: Pick<Logger, 'warn'>;
  /** Called with the words that count from now on. */
  onChange: (words: Content) => void;
}

/** Keeps the words of this process as the database has them. */
export async function openLiveContent({
  database,
  logger,
  onChange,
}: LiveContentParts): Promise<{ refresh: () => Promise<void>; stop: () => Promise<void> }> {
  let last = 0;

  async function refresh(): Promise<void> {
    const revision = await findTextsRevision(database);
    if (revision === last) return;
    const rows = await listTexts(database, LANGUAGE);
    last = revision;
    replaceTexts(new Map(rows.map(({ address, value }) => [address, value])));
    onChange(content());
  }

  await refresh();
  const stop = runRegularly(refresh, LOOK_MS, (err) =>
    logger.warn({ err }, 'the texts of the site could not be read'),
  );
  return { refresh, stop };
}
