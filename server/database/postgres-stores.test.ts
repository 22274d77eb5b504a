import { describeAccountStores } from '../testing/account-behaviour.ts';
import { describeBlogStore } from '../testing/blog-store-behaviour.ts';
import { describeChatStores } from '../testing/chat-behaviour.ts';
import { describeClientStore } from '../testing/client-behaviour.ts';
import { describeFirstStart } from '../testing/first-start-behaviour.ts';
import { describeLeadStore } from '../testing/lead-store-behaviour.ts';
import { describeOnPostgres } from '../testing/postgres.ts';
import { describeServerKeys } from '../testing/server-key-behaviour.ts';

// In one file, since starting Postgres takes longer than many of its tests.
describeOnPostgres((openDatabase) => {
  describeLeadStore('on Postgres', openDatabase);
  describeBlogStore('on Postgres', openDatabase);
  describeFirstStart('on Postgres', openDatabase);
  describeServerKeys('on Postgres', openDatabase);
  describeClientStore('on Postgres', openDatabase);
  describeAccountStores('on Postgres', openDatabase);
  describeChatStores('on Postgres', openDatabase);
});
