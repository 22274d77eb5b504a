// The real server with one of several stores behind its lead calls. Only what becomes of a lead differs.

import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../server/app.ts';
import { importAtFirstStart } from '../server/modules/blog/import/first-start.ts';
import { createLeadStore, type LeadStore } from '../server/modules/leads/intake/leads.store.ts';
import { loadSite } from '../server/modules/site/site-files.ts';
import { openDatabase } from '../server/plugins/database/open-database.ts';
import { startSqliteWriter } from '../server/plugins/database/sqlite-writer.ts';
import { createLog } from '../server/plugins/http/request-log.ts';
import { readConfig } from '../server/settings/read-config.ts';
import { systemClock } from '../server/shared/clock.ts';
import { writeOnTheLoop } from './writer-on-the-loop.ts';

/**
 * Mode of the store. `durable` stores; `delivering` also sends each lead, by two emails and a webhook, and
 * `targets-dead` would; `store-off` forgets every lead; `one-per-request` commits each by itself; `on-the-loop` writes
 * without a thread of its own.
 */
export type StoreMode =
  | 'durable'
  | 'delivering'
  | 'targets-dead'
  | 'store-off'
  | 'one-per-request'
  | 'on-the-loop';

const mode = process.argv[2] as StoreMode;
const config = readConfig(process.env);
const { logger } = createLog(config.logLevel);
const database = await openDatabase(config, (error) => logger.error(error), {
  startWriter: mode === 'on-the-loop' ? writeOnTheLoop : startSqliteWriter,
});
const site = await loadSite(config.siteDir, config.publicUrl);
await importAtFirstStart({
  folder: config.blogDir,
  siteDir: config.siteDir,
  database,
  clock: systemClock,
  logger,
});
const shared = { config, database, site, clock: systemClock, logger };

const forgetful: LeadStore = {
  insertLead: async () => ({ id: randomUUID(), isReplayed: false }),
  findReplay: async () => undefined,
  drain: async () => {},
};
const stores: Record<StoreMode, LeadStore | undefined> = {
  durable: undefined,
  delivering: undefined,
  'targets-dead': undefined,
  'on-the-loop': undefined,
  'store-off': forgetful,
  'one-per-request': createLeadStore({ ...config, database, clock: systemClock, maxBatch: 1 }),
};
const leadStore = stores[mode];

const delivers = mode === 'delivering' || mode === 'targets-dead';
const app = await buildApp({ ...shared, delivers, ...(leadStore && { leadStore }) });
await app.listen({ host: config.host, port: config.port });
process.send?.(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
process.once('SIGTERM', async () => {
  await app.close();
  await database.destroy();
  process.disconnect();
});
