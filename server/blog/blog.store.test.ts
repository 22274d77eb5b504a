import { describeBlogStore } from '../testing/blog-store-behaviour.ts';
import { openTestDatabase } from '../testing/test-server.ts';

describeBlogStore('on SQLite', openTestDatabase);
