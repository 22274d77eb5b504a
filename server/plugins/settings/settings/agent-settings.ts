import { CRAWLER_PURPOSES } from 'contract/site/crawlers.ts';
import { someOf, wholeNumber } from '../values.ts';
import { setting } from './setting.ts';

/** What visitors' agents and crawlers may do. */
export const AGENT_SETTINGS = {
  agentCallsPerMinute: setting(
    'AGENT_CALLS_PER_MINUTE',
    '300',
    'Calls to /mcp per minute and client address (IPv6: per /64); more are answered 429',
    'a number from 1 to 1000000000',
    wholeNumber(1, 1_000_000_000),
  ),
  crawlers: setting(
    'CRAWLERS',
    'search,fetch,train',
    'What crawlers may come for, as robots.txt tells them: to list pages, to fetch one for somebody, to train a model',
    'search, fetch and train between commas, or none',
    someOf(CRAWLER_PURPOSES),
  ),
};
