// The thread that writes to SQLite (decision 003). It imports little, since every process starts one.
import { parentPort, workerData } from 'node:worker_threads';
import { takeOrders } from './sqlite-statements.ts';

if (parentPort) takeOrders(parentPort, workerData);
