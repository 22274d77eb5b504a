import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findFreePort } from '../support/free-port.ts';
import { findPostgres, startPostgres } from '../support/postgres-cluster.ts';
import { type HostServer, tryHostCalendar } from './host-calendar.ts';
import type { Peer, Started } from './peer.ts';

const PASSWORD = 'a calendar of Anna';
const SHARE = '/usr/share/davical';
/** Router of PHP's own server, which leads all paths to caldav.php. */
const ROUTER = `<?php
if (str_starts_with($_SERVER['REQUEST_URI'], '/.well-known/caldav')) { header('Location: /caldav.php/', true, 301); return; }
$_SERVER['SCRIPT_NAME'] = '/caldav.php';
$_SERVER['PATH_INFO'] = preg_replace('#^/caldav\\.php|\\?.*#', '', $_SERVER['REQUEST_URI']);
chdir('${SHARE}/htdocs');
include 'caldav.php';
`;

export default {
  title: 'DAViCal',
  group: 'Host calendars',
  debian: ['davical', 'php8.2-cli', 'php8.2-pgsql', 'php8.2-xml', 'postgresql'],
  expected:
    'All right, as it was by hand; a changed password counts at once, since it is a row of its database. 5,000 events by PUT take minutes.',
  async run(bench) {
    const binaries = findPostgres();
    if (!binaries) throw new Error('Postgres is missing');
    const cluster = await startPostgres(binaries);
    bench.defer(() => cluster.stop());
    const env = { PGHOST: dirname(cluster.socket), PGUSER: 'postgres' };
    await bench.execute('sh', [`${SHARE}/dba/create-database.sh`, 'davical', 'admin'], { env });
    const ask = (sql: string) => cluster.ask('davical', sql);
    await ask(`insert into usr (user_no, active, username, password, fullname, email)
      values (2000, true, 'anna', '**${PASSWORD}', 'Anna', 'host@example.com')`);
    await ask(`insert into principal (type_id, user_no, displayname, default_privileges)
      values (1, 2000, 'Anna', 0::bit(24))`);

    const router = join(bench.folder, 'router.php');
    await writeFile(router, ROUTER);
    const port = await findFreePort();
    const address = `http://127.0.0.1:${port}/`;
    const options = [
      '-d',
      'display_errors=0',
      '-d',
      'opcache.enable_cli=1',
      '-d',
      `include_path=${SHARE}/inc:/usr/share/awl/inc`,
    ];
    let running: Started | undefined;
    const server: HostServer = {
      ...{ address, username: 'anna', password: PASSWORD },
      async start() {
        const args = [...options, '-S', `127.0.0.1:${port}`, '-t', `${SHARE}/htdocs`, router];
        running = bench.start('php', args, { env });
        await bench.until(() => fetch(address).then(async (answer) => (await answer.text()) !== undefined));
      },
      stop: async () => running?.end(),
      changePassword: (changed) => ask(`update usr set password = '**${changed}' where user_no = 2000`),
    };
    await server.start();
    const authorization = `Basic ${Buffer.from(`anna:${PASSWORD}`).toString('base64')}`;
    await fetch(`${address}caldav.php/anna/calendar/`, {
      method: 'MKCALENDAR',
      headers: { authorization },
    });
    await tryHostCalendar(bench, server, {
      many: 50,
      discovery: {
        set: 'the web server leads `/` to `caldav.php`; where it does not, type `https://…/caldav.php/`.',
      },
    });
  },
} satisfies Peer;
