import { describeChatStores } from '../testing/chat-behaviour.ts';
import { openTestDatabase } from '../testing/test-server.ts';

describeChatStores('on SQLite', openTestDatabase);
