import type { Config } from '../plugins/settings/config.ts';
import { isReadableOnTheWay } from '../plugins/settings/listening-address.ts';
import { keyOf } from '../plugins/settings/setting-values.ts';
import type { SettingSchema } from './describe-setting.ts';
import { SETTINGS } from './settings.ts';

/** Returns a sentence for each setting that sends data to an address over plain http, by its name. */
export function readableAddresses(config: Config): ReadonlyMap<string, string> {
  const addresses = Object.entries(SETTINGS as unknown as Record<string, SettingSchema>).flatMap(
    ([name, { sends }]) => (sends === undefined ? [] : [{ name, sends }]),
  );
  const readable = addresses.filter(({ name }) => {
    const address = config[keyOf(name) as keyof Config] as string | null;
    return address !== null && isReadableOnTheWay(address);
  });
  return new Map(
    readable.map(({ name, sends }) => [name, `is http, so that ${sends} can be read on the way`]),
  );
}
