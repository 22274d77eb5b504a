// The tiers of tests: `npm run check`, `npm test`, `npm run performance` and `npm run test:all`. The last line counts.
import { availableParallelism } from 'node:os';
import { printCount, runSteps, type Step } from './steps.ts';
import { ensureTestTools, type TestTool } from './test-tools.ts';

const vitest = (name: string, options: string): Step => ({
  name,
  command: `vitest run ${options}`,
  runner: 'vitest',
});
const playwright = (name: string, options: string): Step => ({
  name,
  command: `playwright test -c checks/playwright.config.ts ${options}`,
  runner: 'playwright',
  inMemory: true,
});

const types: Step = { name: 'types', command: 'npm run types --silent' };
const lint: Step = { name: 'lint', command: 'npm run lint --silent' };
const rulesServerPages: Step = {
  ...vitest(
    'rules, server, pages',
    '--project rules --project components --project server --project registries --project pages',
  ),
  inMemory: true,
};
/** A store does on Postgres what it does on SQLite: `npm test` shows it, at a third of the time of these tests. */
const onSqliteOnly: Step = {
  ...rulesServerPages,
  command: `WITHOUT_POSTGRES=1 ${rulesServerPages.command}`,
};

/** Tests that guard against a lost or doubled lead, and a server that does not start. */
const DATA_GUARDS = [
  'durability',
  'shutdown',
  'lead-deliveries',
  'booking-race',
  'faults/start.test',
  'postgres-restart',
];
/** Half of their time is waiting: for a retry, or until a database is back. */
const faultOptions = `--project faults --maxWorkers=${2 * availableParallelism()}`;

const performance: Step[] = [
  vitest('delays', '--project performance --no-file-parallelism'),
  playwright('LCP, interactions, Lighthouse', '--project=performance'),
  { name: 'throughput', command: 'npm run bench --silent -- throughput' },
];

const TIERS: Record<string, { groups: Step[][]; tools: readonly TestTool[] }> = {
  check: { groups: [[types, lint, onSqliteOnly]], tools: [] },
  gate: {
    groups: [
      [types, lint, rulesServerPages],
      [playwright('smoke', '--project=browser --project=sweep --grep @smoke')],
      [vitest('faults that guard data', `${faultOptions} ${DATA_GUARDS.join(' ')}`)],
    ],
    tools: ['chromium', 'strace', 'postgres', 'redis', 'radicale', 'dovecot'],
  },
  performance: {
    groups: performance.map((step) => [step]),
    tools: ['chromium', 'strace', 'nginx', 'wrk'],
  },
  all: {
    groups: [
      [types, lint, rulesServerPages],
      [vitest('tools', '--project tools')],
      [{ name: 'fresh clone', command: 'node checks/fresh-clone.ts' }, vitest('faults', faultOptions)],
      [playwright('browser, sweep', '--project=browser --project=sweep')],
      [vitest('Firefox', '--project engines firefox'), vitest('WebKit', '--project engines webkit')],
      [{ name: 'peers', command: 'node checks/peers/peers.ts --installed' }],
      ...performance.map((step) => [step]),
    ],
    tools: [
      'chromium',
      'strace',
      'postgres',
      'pgbouncer',
      'redis',
      'radicale',
      'dovecot',
      'nginx',
      'caddy',
      'wrk',
      'curl',
      'python',
      'firefox',
      'webkit',
      'machine',
      'tmpfs',
    ],
  },
};

const tier = TIERS[process.argv[2] ?? 'gate'];
if (!tier) throw new Error(`node scripts/test.ts [${Object.keys(TIERS).join('|')}]`);
const missing = ensureTestTools(tier.tools);
const total = await runSteps(tier.groups);
if (missing.length > 0) console.log(`NOT TESTED HERE, because it is missing: ${missing.join(', ')}`);
if (total.skipped > 0) console.log(`${total.skipped} skipped: see above for what they need`);
printCount(total);
// What was not run is not shown to work: a skipped test fails the run, unless what it needs cannot be had here.
const isIncomplete = total.skipped > 0 && missing.length === 0 && process.argv[2] !== 'check';
process.exitCode = total.failed > 0 || isIncomplete || total.passed === 0 ? 1 : 0;
