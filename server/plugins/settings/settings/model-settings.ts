import { addressOf, decimal, orNone, token, wholeNumber } from '../values.ts';
import { setting } from './setting.ts';

const PRICES = 'US dollars per million tokens from 0 to 10000';
const price = decimal(10_000);

/** The model that may answer in the chat. */
export const MODEL_SETTINGS = {
  llmBaseUrl: setting(
    'LLM_BASE_URL',
    '',
    'Let a model of this OpenAI-compatible provider answer in the chat; LLM_MODEL and LLM_API_KEY go with it',
    'an address such as https://api.example.com/v1',
    addressOf('http:', 'https:'),
  ),
  llmModel: setting('LLM_MODEL', '', 'Name of that model', 'a name without blanks', token),
  llmApiKey: setting(
    'LLM_API_KEY',
    '',
    'Key for that provider; any word where it takes none',
    'a key without blanks',
    token,
  ),
  llmPromptPriceUsd: setting(
    'LLM_PROMPT_PRICE_USD',
    '0',
    'Price of what the model reads, stored with each answer',
    PRICES,
    price,
  ),
  llmCompletionPriceUsd: setting(
    'LLM_COMPLETION_PRICE_USD',
    '0',
    'Price of what the model writes, stored with each answer',
    PRICES,
    price,
  ),
  llmDailyBudgetUsd: setting(
    'LLM_DAILY_BUDGET_USD',
    '',
    "What the model may cost per day (UTC) by these prices; then the site's own words answer until the next day",
    'US dollars from 0 to 1000000',
    orNone(decimal(1_000_000)),
  ),
  llmCallsAtOnce: setting(
    'LLM_CALLS_AT_ONCE',
    '8',
    'Calls to the model at once, half of them of one client, a quarter of one user; others wait for their turn',
    'a number from 1 to 1000',
    wholeNumber(1, 1_000),
  ),
};
