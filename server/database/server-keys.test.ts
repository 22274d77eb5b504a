import { describeServerKeys } from '../testing/server-key-behaviour.ts';
import { openTestDatabase } from '../testing/test-server.ts';

describeServerKeys('on SQLite', openTestDatabase);
