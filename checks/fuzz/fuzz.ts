// `npm run fuzz -- [minutes] [seed]`: throws hostile input at a server of its own until the time is over, or
// something gives way. The seed that is printed tries the same again.
import { PROPERTIES, type PropertyName, tryProperty } from './properties.ts';
import { startTarget } from './target.ts';

const USAGE = 'npm run fuzz -- [minutes, 5 by default] [seed]';
const MINUTE_MS = 60_000;
/** Each kind of input has its turn so often, so that none waits long for another. */
const TURN_MS = 10_000;
const LARGEST_SEED = 0x7fffffff;

const [minutesText = '5', seedText = String(Math.floor(Math.random() * LARGEST_SEED))] =
  process.argv.slice(2);
const minutes = Number(minutesText);
const seed = Number(seedText);
if (!(minutes > 0) || !Number.isInteger(seed)) {
  console.log(USAGE);
  process.exit(['--help', '-h'].includes(minutesText) ? 0 : 1);
}

console.log(`seed ${seed}`);
const target = await startTarget();
const tried = new Map<PropertyName, number>();
const names = Object.keys(PROPERTIES) as PropertyName[];
const endsAt = performance.now() + minutes * MINUTE_MS;

try {
  for (let turn = 0; performance.now() < endsAt; turn += 1) {
    const name = names[turn % names.length] as PropertyName;
    const timeLimitMs = Math.min(TURN_MS, endsAt - performance.now());
    const cases = await tryProperty(name, target, { seed: seed + turn, timeLimitMs });
    tried.set(name, (tried.get(name) ?? 0) + cases);
    console.log(`${name}: ${cases} cases with seed ${seed + turn}`);
  }
} finally {
  await target.stop();
}
console.log([...tried].map(([name, cases]) => `${name} ${cases} cases`).join(', '));
