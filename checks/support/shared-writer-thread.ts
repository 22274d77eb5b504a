// One thread for the databases of all tests of a worker (`shared-writer.ts`).
import { type MessagePort, parentPort } from 'node:worker_threads';
import { type ThreadData, takeOrders } from '../../server/plugins/database/sqlite-statements.ts';

parentPort?.on('message', ({ port, data }: { port: MessagePort; data: ThreadData }) => {
  takeOrders(port, data);
});
