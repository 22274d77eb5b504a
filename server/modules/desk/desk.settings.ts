import Type from 'typebox';
import type { Config } from '../../plugins/settings/config.ts';
import { text } from '../../plugins/settings/kinds.ts';
import { isLoopback } from '../../plugins/settings/listening-address.ts';
import type { SettingValues } from '../../plugins/settings/setting-values.ts';

/** Settings of the desk of a marketing team: its switch and its address. */
export const DESK_SETTINGS = {
  DESK: Type.Optional(
    Type.Enum(['on', 'off'], {
      description:
        'Whether the desk is served under /desk; unset, only by a server that no other machine can reach',
      isInherited: true,
    }),
  ),
  DESK_HOST: text('host', {
    description: 'Address on which the desk listens, if DESK_PORT is set',
    isInherited: true,
    title: 'an IP address or a host name',
    default: '127.0.0.1',
  }),
  DESK_PORT: Type.Optional(
    Type.Integer({
      description: 'Serve the desk on this port of its own, and no longer on that of the site',
      isInherited: true,
      title: 'a port',
      minimum: 1,
      maximum: 65_535,
    }),
  ),
  DESK_KEY: Type.Optional(
    text('desk-key', {
      description: 'Key that encrypts secrets typed at the desk; without it, the desk stores none',
      title: '32 bytes in Base64, as of openssl rand -base64 32',
    }),
  ),
};

declare module '../../plugins/settings/config.ts' {
  interface Config extends SettingValues<typeof DESK_SETTINGS> {}
}

/** Reports whether the desk is served: by the operator's setting, else where only this machine can reach it. */
export function isDeskOn({ desk, host, publicUrl }: Pick<Config, 'desk' | 'host' | 'publicUrl'>): boolean {
  if (desk !== null) return desk === 'on';
  const isLocal = publicUrl === null || isLoopback(new URL(publicUrl).hostname.replace(/^\[|\]$/g, ''));
  return isLoopback(host) && isLocal;
}
