import type { Config } from '../plugins/settings/config.ts';
import { FOLDERS } from '../plugins/settings/folders.ts';
import { StartError } from '../plugins/settings/start-error.ts';
import { readConfig } from '../settings/read-config.ts';
import { SETTINGS } from '../settings/settings.ts';
import { listRunningServers, type RunningServerNote } from './running-servers.ts';

type Environment = Record<string, string | undefined>;

const DATA_DIR = 'DATA_DIR';
const DATABASE_URL = 'DATABASE_URL';

/**
 * The settings of an operator's command: those of the server that runs, unless the command's own variables say
 * otherwise, so that both mean the same data and the same address.
 * @param notify called with a line about the server that was found, where it changes what the command does
 * @throws {StartError} naming the variable to set, where the servers that run leave it open
 */
export function readCommandConfig(
  environment: Environment,
  notify: (line: string) => void,
  folders = FOLDERS,
): Config {
  return readConfig(readCommandEnvironment(environment, notify, folders));
}

/** The same, as variables. */
export function readCommandEnvironment(
  environment: Environment,
  notify: (line: string) => void,
  { runDir } = FOLDERS,
): Environment {
  const own = readConfig(environment);
  const isSet = (variable: string) => (environment[variable] ?? '') !== '';
  const servers = listRunningServers({ ...own, runDir }).filter((server) => {
    if (isSet(DATABASE_URL)) return server.storage === 'postgres';
    return !isSet(DATA_DIR) || storeOf(server) === own.dataDir;
  });
  const [server] = servers;
  if (!server) return environment;
  if (!isSet(DATABASE_URL)) requireOneStore(servers);
  const chosen = Object.entries(environment).filter(([variable]) => isSet(variable));
  // A server of another version may name settings that this one does not have.
  const shared = Object.entries(server.settings).filter(([variable]) => variable in SETTINGS);
  const whole = Object.fromEntries([...shared, ...chosen]);
  const config = readConfig(whole);
  if (config.dataDir !== own.dataDir || config.port !== own.port) {
    const data = server.storage === 'sqlite' ? `, whose data is in ${config.dataDir}` : '';
    notify(`with the server at ${server.address}${data}`);
  }
  return whole;
}

function requireOneStore(servers: readonly RunningServerNote[]): void {
  const stores = new Map(servers.map((server) => [storeOf(server), server]));
  if (stores.size > 1) {
    const list = [...stores].map(([store, { address }]) => `${address} with ${store ?? 'Postgres'}`);
    throw new StartError(
      DATA_DIR,
      `must be set (or ${DATABASE_URL}), as several servers run here: ${list.join(', ')}`,
    );
  }
  const [server] = servers;
  if (server?.storage !== 'postgres') return;
  throw new StartError(DATABASE_URL, `must be set as it is for the server at ${server.address}`);
}

/** The folder of its database; `undefined` on Postgres, whose address is a secret and in no note. */
function storeOf({ storage, settings }: RunningServerNote): string | undefined {
  return storage === 'sqlite' ? settings[DATA_DIR] : undefined;
}
