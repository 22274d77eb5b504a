// The manuals, typed as they stand, on a Debian of its own: real accounts, systemd, sudo, nginx, npm and git. Only certbot's
// authority and the networks between machines are not there.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { canBootMachine } from '../../scripts/test-tools.ts';
import { type Machine, startMachine } from './machine/machine.ts';
import { type Block, outputByHeading, readBlocks, scriptOf } from './machine/manual.ts';
import { makeUpstream } from './machine/release.ts';

const OWN_ADDRESS = 'hello@own-change.example';
const NEXT_VERSION = '9.8.7';

/** Commands of Debian's installer and the hosts of the repositories before. */
const BEFORE = `
useradd --create-home --shell /bin/bash admin
install -d -o admin -g admin /srv/own
runuser -u admin -- git init --quiet --bare --initial-branch=main /srv/own/site.git
`;

/** Names that the manuals leave to the reader, in whose shell they go on. */
const NAMES = 'UPSTREAM=/srv/upstream REPOSITORY=/srv/own/site.git DOMAIN=our-site.example';
const OWN_CHANGE = `
cd ~/site && sed -i "s/infoEmail: .*/infoEmail: ${OWN_ADDRESS}/" content/en/site.yaml
git commit --quiet --all --message 'Say where we are' && git push --quiet
`;

/** Commands at the end. */
const AFTER = `
grep --recursive --files-with-matches --fixed-strings ${OWN_ADDRESS} /opt/site-????????/site/dist/client/contact-us.html
for origin in http://our-site.example http://www.our-site.example https://our-site.example; do
  curl -sS -o /dev/null -w '%{http_code} %{redirect_url}\\n' $origin/pricing?x=1
done
curl -sS -k -H 'Host: evil.example' http://127.0.0.1/ 2>&1 || echo "closed: $?"
curl -sS -k https://127.0.0.1/ 2>&1 || echo "closed: $?"
sudo systemctl start site-retention.service
sudo systemctl enable --now site-backup.timer site-retention.timer
sudo systemctl list-timers --no-legend 'site-*' | awk '{ print $(NF-1) }'
cat > /tmp/ask.sh <<'END'
printf '{"action":"try","version":"main","at":"%s"}' "$(date -u +%FT%TZ)" > /var/lib/site/upgrade/asked.next
mv /var/lib/site/upgrade/asked.next /var/lib/site/upgrade/asked.json
for second in $(seq 600); do
  grep -qsE '"state":"(done|failed)"' /var/lib/site/upgrade/report.json && break
  sleep 1
done
cat /var/lib/site/upgrade/report.json
END
sudo -u site sh /tmp/ask.sh
sudo find /var/lib/site /var/backups/site -not -user site -printf 'not of the account: %p\\n'
`;

const installing = readBlocks('deploy/README.md');
const operating = readBlocks('docs/operating.md');

const canBoot = canBootMachine();
if (!canBoot) console.warn('skipped: root, debootstrap, systemd-nspawn or the right to mount is missing');

/** Time limit: two minutes on a machine with nothing else to do, most of them for two installations and builds. */
const TIMEOUT_MS = 1_800_000;

describe.skipIf(!canBoot)('the commands of the manuals on a new machine', () => {
  let machine: Machine;
  let said: Map<string, string>;
  let left: string;

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'upstream-'));
    const upstream = makeUpstream(folder);
    machine = await startMachine({ [folder]: '/srv/upstream' });
    try {
      await run(BEFORE, 'root');
      const [copy, ...others] = installing;
      if (!copy) throw new Error('deploy/README.md has no block to run');
      await run(`${NAMES}\n${scriptOf([copy])}\n${OWN_CHANGE}`, 'admin');
      const installed = await run(`${NAMES}\n${scriptOf(others)}`, 'admin');
      upstream.release(NEXT_VERSION);
      const operated = await run(`${NAMES}\n${scriptOf(operating)}`, 'admin');
      said = outputByHeading(installed + operated);
      left = await run(AFTER, 'admin');
    } finally {
      await machine.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }, TIMEOUT_MS);

  async function run(script: string, account: string): Promise<string> {
    const { code, output } = await machine.run(script, account);
    if (code === 0) return output;
    const { output: log } = await machine.run(
      'journalctl --no-pager --lines 40 2>&1; cat /var/log/nginx/*error.log',
    );
    throw new Error(`${output.slice(-3_000)}\n${log}`);
  }

  const expected: [heading: string, said: RegExp][] = [
    ['The server', /added \d+ packages/],
    ['The name and its certificate', /www\.our-site\.example is proven.*syntax is ok.*is proven.*"ready"/s],
    ['The first day', /"ready".*asha@example\.com.*\n[\w-]{22}\n.*site-daily-[\d-]+\.sqlite/s],
    ['Upgrade', new RegExp(`"alive".*"ready".*"version":"${NEXT_VERSION}"`, 's')],
    ['Return', /Since then: 0 leads.*"ready"/s],
    ['Back up and restore', /"quiet".*asha@example\.com.*live database.*\{"status":"ready"\}/s],
    ['A damaged database', /live database.*"ready"/s],
    ['Rotation of keys', /booking-links: rotated/],
    ['A lead that did not arrive', /asha@example\.com.*lead_deliveries_total/s],
    ['A disk that is full', /^\s*200\n.*site\.sqlite/s],
    ['An attack', /leads_total.*rotated.*"ready"/s],
  ];
  it.each(expected)('runs the commands of %s with the documented result', (heading, pattern) => {
    expect(said.get(heading)).toMatch(pattern);
  });

  it('keeps the files of our own site through an upgrade', () => {
    expect(left).toMatch(/^\/opt\/site-\w{8}\/site\/dist\/client\/contact-us\.html$/m);
  });

  it('redirects other names to the one origin, and closes connections under unknown names, in nginx', () => {
    expect(left.match(/^301 .*$/gm)).toEqual(Array(3).fill('301 https://www.our-site.example/pricing?x=1'));
    // No answer, and no handshake.
    expect(left.match(/^closed: \d+$/gm)).toEqual(['closed: 52', 'closed: 35']);
  });

  it('installs the timers for backup and retention', () => {
    expect(left).toMatch(/^site-backup\.timer$/m);
    expect(left).toMatch(/^site-retention\.timer$/m);
  });

  it('writes as the account of the server alone in server, backup and retention', () => {
    expect(left).not.toContain('not of the account');
  });

  it('tries a version that was asked for at the desk', () => {
    expect(left).toMatch(/"state":"done".*works on a copy of the data/);
  });

  it('reports a new build after an upgrade', () => {
    const builds = [...(said.get('Upgrade') ?? '').matchAll(/"build":"(\w+)"/g)].map(([, build]) => build);
    expect(builds).toHaveLength(2);
    expect(new Set(builds).size).toBe(2);
  });
});

it('gives no command of the manuals whose failure the shell would hide', () => {
  // A shell goes on after `a && b` where a has failed.
  const hidden = [...installing, ...operating].filter(({ commands }) => / &&|\|\| /.test(commands));
  expect(hidden).toEqual([]);
});

it('covers each incident and the first day by a chapter of the manuals', () => {
  const headings = (blocks: readonly Block[]) => [...new Set(blocks.map(({ heading }) => heading))];
  expect(headings(installing)).toEqual(['A copy of your own', 'The server', 'The name and its certificate']);
  expect(headings(operating)).toEqual([
    'Operating',
    'The first day',
    'Upgrade',
    'Return',
    'Upgrade from the desk',
    'Back up and restore',
    'A damaged database',
    'Rotation of keys',
    'A lead that did not arrive',
    'A disk that is full',
    'An attack',
  ]);
});
