// The real server with one of three stores behind its lead calls. Only the store differs.

import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../server/app.ts';
import { importAtFirstStart } from '../server/blog/import/first-start.ts';
import { systemClock } from '../server/clock.ts';
import { readConfig } from '../server/config/config.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { createLeadStore, type LeadStore } from '../server/leads/leads.store.ts';
import { loadSite } from '../server/site/site-files.ts';
import { createLog } from '../server/web/request-log.ts';

/** `durable` as shipped; `store-off` forgets every lead; `one-per-request` commits each by itself. */
export type StoreMode = 'durable' | 'store-off' | 'one-per-request';

const mode = process.argv[2] as StoreMode;
const config = readConfig(process.env);
const { logger } = createLog(config.logLevel);
const database = await openDatabase(config, (error) => logger.error(error));
const site = await loadSite(config.siteDir, false);
await importAtFirstStart({ folder: config.blogDir, database, clock: systemClock, logger });
const shared = { config, database, site, clock: systemClock, logger };

const forgetful: LeadStore = {
  insertLead: async () => ({ id: randomUUID(), isReplayed: false }),
  drain: async () => {},
};
const stores: Record<StoreMode, LeadStore | undefined> = {
  durable: undefined,
  'store-off': forgetful,
  'one-per-request': createLeadStore({ ...config, database, clock: systemClock, maxBatch: 1 }),
};
const leadStore = stores[mode];

const app = await buildApp(leadStore ? { ...shared, leadStore } : shared);
await app.listen({ host: config.host, port: config.port });
process.send?.(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
process.once('SIGTERM', async () => {
  await app.close();
  await database.destroy();
  process.disconnect();
});
