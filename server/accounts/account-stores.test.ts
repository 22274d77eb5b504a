import { describeAccountStores } from '../testing/account-behaviour.ts';
import { describeClientStore } from '../testing/client-behaviour.ts';
import { openTestDatabase } from '../testing/test-server.ts';

describeClientStore('on SQLite', openTestDatabase);
describeAccountStores('on SQLite', openTestDatabase);
