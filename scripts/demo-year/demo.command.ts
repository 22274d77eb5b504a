import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CommandContext } from '../../server/cli/command-context.ts';
import { createCommand } from '../../server/cli/run-command.ts';
import { counted } from '../../server/cli/terminal/figures.ts';
import { linkAddress } from '../../server/modules/desk/desk-origin.ts';
import { makeLink } from '../../server/modules/desk/sign-in/links.store.ts';
import { SQLITE_FILE } from '../../server/plugins/database/sqlite-database.ts';
import { browserAddress } from '../../server/plugins/settings/listening-address.ts';
import { Refusal } from '../../server/shared/refusal.ts';
import { storeDemo } from './store-demo.ts';

const HOST = '127.0.0.1';

export const demo = (context: CommandContext) =>
  createCommand('demo')
    .summary('fills a new folder with an invented year, to try the desk')
    .description(
      'Fills a new folder with an invented year: people who asked for demos and wrote, campaigns, demos held and to come, messages that failed. Prints how to start a server on it, and a link that signs in to its desk. Nothing of it reaches a real person: all addresses are examples. The settings of the real server are left out.',
    )
    .argument('<folder>', 'where there is nothing yet')
    .action(async (folder) => {
      const dataDir = resolve(context.cwd, folder);
      if (
        existsSync(join(dataDir, SQLITE_FILE)) ||
        (existsSync(dataDir) && readdirSync(dataDir).length > 0)
      ) {
        throw new Refusal(`${dataDir} is not empty: name a folder that is not there yet`);
      }
      context.config.dataDir = dataDir;
      context.config.databaseUrl = null;
      await using open = await context.open({ mayCreate: true });
      const { office } = open.config;
      const now = open.clock();
      const stored = await storeDemo(open.database, { office, now, zone: office.zone });
      const { token } = await makeLink(open.database, stored.ownerId, 'invite', now);
      open.print(`${counted(stored.leads, 'lead')} and ${counted(stored.demos, 'demo')} are in ${dataDir}`);
      open.print('');
      open.print('Start it (emails are written to a folder in there; Slack is broken on purpose):');
      open.print(`  ${startLine(dataDir, open.config.port)}`);
      open.print('');
      open.print('Sign in as Maya Lindqvist, the owner, once and within a day:');
      open.print(`  ${linkAddress(browserAddress(HOST, open.config.port), token)}`);
    });

/** Empty settings are unset: those of the real server must not send anything about invented people. */
function startLine(dataDir: string, port: number): string {
  const settings = {
    ...{
      ENV_FILE: '',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      REDIS_URL: '',
      HOST,
      PORT: String(port),
      PUBLIC_URL: '',
    },
    ...{ SMTP_URL: '', CRM_WEBHOOK_URL: '', TEAMS_WEBHOOK_URL: '', ALERT_EMAIL: 'maya@desk.example' },
    ...{
      SALES_EMAIL: 'sales@desk.example',
      SLACK_WEBHOOK_URL: 'https://hooks.slack.example/closed',
      DESK: 'on',
    },
  };
  const set = Object.entries(settings).filter(([name, value]) => value !== '' || process.env[name]);
  return [...set.map(([name, value]) => `${name}=${quoted(value)}`), 'npm start'].join(' ');
}

/** Quotes a value so that a shell reads it back unchanged. */
function quoted(value: string): string {
  return /^[\w@%+:,./-]*$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;
}
