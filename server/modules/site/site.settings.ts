import { CRAWLER_PURPOSES } from 'contract/site/crawlers.ts';
import Type from 'typebox';
import { token } from '../../plugins/settings/kinds.ts';
import type { SettingValues } from '../../plugins/settings/setting-values.ts';

/** Value beside the purposes, which stands alone. */
const NONE = 'none';

/** Settings of who may read the site. */
export const SITE_SETTINGS = {
  CRAWLERS: Type.Decode(
    Type.Array(Type.Enum([...CRAWLER_PURPOSES, NONE]), {
      description:
        'What robots.txt allows crawlers: to list pages, to fetch one for a user, to train a model',
      not: { minItems: 2, contains: { const: NONE } },
      default: [...CRAWLER_PURPOSES],
    }),
    (named) => CRAWLER_PURPOSES.filter((purpose) => named.includes(purpose)),
  ),
  ORIGIN_TRIAL_TOKEN: Type.Optional(
    token({
      description: 'Token of a Chrome origin trial, such as WebMCP, sent with each page as `Origin-Trial`',
      title: 'a token without blanks',
    }),
  ),
};

declare module '../../plugins/settings/config.ts' {
  interface Config extends SettingValues<typeof SITE_SETTINGS> {}
}
