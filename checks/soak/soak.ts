// `npm run soak -- [minutes]`: loads a server of its own for an hour as visitors, users and anonymous
// clients do, and fails when the resources that the server holds, or its delays, keep growing.
import { startServer } from '../faults/server-process.ts';
import { startLoad } from './load.ts';
import { readMetrics, WATCHED, type Watched } from './read-metrics.ts';
import { eachMinute, type Sample, type Trend, trendOf } from './trend.ts';

const USAGE = 'npm run soak -- [minutes, 60 by default, at least 4]';
const SAMPLE_EVERY_MS = 5_000;
/** Share of the time that does not count: caches and compiled code, which are filled once, are no leak. */
const WARM_UP = 0.25;
/** A rise counts when it is steady, and would be felt: this part of what there is, in an hour. */
const STEADY = 0.5;
const FELT = 0.1;
const WITHOUT_LIMITS = { LEADS_PER_MINUTE: '1000000', LOGINS_PER_MINUTE: '1000000', LOG_LEVEL: 'error' };

const [text = '60'] = process.argv.slice(2);
const minutes = Number(text);
/** A trend needs some minutes after the warm-up. */
if (!(minutes >= 4)) {
  console.log(USAGE);
  process.exit(['--help', '-h'].includes(text) ? 0 : 1);
}

const metricsPort = 20_000 + (process.pid % 20_000);
const server = await startServer({ env: { ...WITHOUT_LIMITS, METRICS_PORT: String(metricsPort) } });
const samples = new Map<Watched, Sample[]>();
const startedAt = performance.now();
const stopLoad = startLoad(server);
const secondsSinceStart = () => (performance.now() - startedAt) / 1_000;

while (secondsSinceStart() < minutes * 60) {
  await new Promise((resolve) => setTimeout(resolve, SAMPLE_EVERY_MS));
  const atS = secondsSinceStart();
  for (const [name, value] of await readMetrics(metricsPort)) {
    samples.set(name, [...(samples.get(name) ?? []), { atS, value }]);
  }
}
stopLoad();
const exitCode = await server.stop();

const isWarm = ({ atS }: Sample) => atS >= minutes * 60 * WARM_UP;
const trends = [...samples].map(([name, all]) => ({
  name,
  ...trendOf(eachMinute(all.filter(isWarm), WATCHED[name].counts)),
}));
console.table(trends.map(describe));
const growing = trends.filter(
  ({ direction, perHour, median }) => direction > STEADY && perHour > FELT * median,
);
for (const { name } of growing) console.log(`keeps growing: ${name}`);
if (exitCode !== 0) console.log(`the server ended with ${exitCode}\n${server.output().slice(-2_000)}`);
// What the load has under way may wait for a server that is no more.
process.exit(growing.length > 0 || exitCode !== 0 ? 1 : 0);

function describe({ name, median, perHour, direction }: Trend & { name: Watched }) {
  const { metric } = WATCHED[name];
  return {
    what: name,
    metric,
    median: median.toFixed(1),
    'change in an hour': perHour.toFixed(2),
    direction: direction.toFixed(2),
  };
}
