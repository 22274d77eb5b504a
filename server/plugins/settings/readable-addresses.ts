import { CHANNEL_SETTINGS } from 'contract/desk/channels.ts';
import type { ChannelKey } from './channel-names.ts';
import type { Config } from './config.ts';
import { isReadableOnTheWay } from './listening-address.ts';
import { keyOf } from './setting-values.ts';

/** Data that travels to each address of another program, which anyone on the way can read over plain http. */
const SENT = [
  { name: 'LLM_BASE_URL', sent: 'LLM_API_KEY and what visitors write' },
  ...CHANNEL_SETTINGS.filter((name) => name.endsWith('_URL')).map((name) => ({
    ...{ name, sent: 'what visitors write' },
  })),
];

/** Returns a sentence for each setting that sends data to an address over plain http, by its name. */
export function readableAddresses(
  config: Pick<Config, ChannelKey | 'llmBaseUrl'>,
): ReadonlyMap<string, string> {
  const found = SENT.filter(({ name }) => {
    const address = config[keyOf(name) as ChannelKey | 'llmBaseUrl'];
    return address !== null && isReadableOnTheWay(address);
  });
  return new Map(found.map(({ name, sent }) => [name, `is http, so that ${sent} can be read on the way`]));
}
