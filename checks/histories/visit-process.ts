// One process of `visit-month.ts`: counts what it answers, as the server does, with nothing else beside it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { VisitCounter } from '../../server/modules/visits/visit-counter.ts';
import { writeRegularly } from '../../server/modules/visits/visit-writer.ts';
import { migrate } from '../../server/plugins/database/migrate.ts';
import { openPostgres } from '../../server/plugins/database/open-database.ts';

const database = openPostgres(process.argv[2] ?? '', () => {});
await migrate(database);
const counter = new VisitCounter({ hourNow: () => new Date().toISOString().slice(0, 13), isSecure: false });
const clock = () => new Date();
const onFailure = (error: unknown) => console.error(String(error));
const writer = writeRegularly({ counter, database, clock, onFailure });
const server = createServer(({ headers, url = '' }, response) => {
  counter.countPage(headers, url.split('?')[0] ?? '', url);
  response.end('counted');
});
server.listen(0, '127.0.0.1', () =>
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
process.once('SIGTERM', async () => {
  server.closeAllConnections();
  server.close();
  await writer.stop();
  await database.destroy();
  process.disconnect();
});
