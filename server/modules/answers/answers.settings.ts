import Type from 'typebox';
import { token, webAddress } from '../../plugins/settings/kinds.ts';
import type { SettingValues } from '../../plugins/settings/setting-values.ts';

const PRICE = Type.Number({ title: 'US dollars per million tokens', minimum: 0, maximum: 10_000 });

/** The model that may answer in the chat. */
export const ANSWER_SETTINGS = {
  LLM_BASE_URL: Type.Optional(
    webAddress({
      description:
        'Let a model of this OpenAI-compatible provider answer in the chat; LLM_MODEL and LLM_API_KEY go with it',
      sends: 'LLM_API_KEY and what visitors write',
      examples: ['https://api.example.com/v1'],
    }),
  ),
  LLM_MODEL: Type.Optional(token({ description: 'Name of that model', title: 'a name without blanks' })),
  LLM_API_KEY: Type.Optional(
    token({
      description: 'Key for that provider; any word where it takes none',
      title: 'a key without blanks',
    }),
  ),
  LLM_PRICES_USD: Type.Tuple([PRICE, PRICE], {
    description: 'Prices of what the model reads and of what it writes, stored with each answer',
    examples: ['0.25,2'],
    default: [0, 0],
  }),
  LLM_DAILY_BUDGET_USD: Type.Optional(
    Type.Number({
      description:
        "What the model may cost per day (UTC) by these prices; then the site's own words answer until the next day",
      title: 'US dollars',
      minimum: 0,
      maximum: 1_000_000,
    }),
  ),
};

declare module '../../plugins/settings/config.ts' {
  interface Config extends SettingValues<typeof ANSWER_SETTINGS> {}
}
