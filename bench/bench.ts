// `npm run bench -- [which]`: measures on this machine, with load on 127.0.0.1 for a bounded time.
// It has room for young objects (package.json): pauses of this process for its own garbage would count as the server's.
const BENCHES: Record<string, () => Promise<unknown>> = {
  throughput: () => import('./throughput.ts'),
  fairness: () => import('./fairness.ts'),
  'dead-targets': () => import('./dead-targets.ts'),
  'demo-slots': () => import('./demo-slots.ts'),
  'host-times': () => import('./host-times.ts'),
  model: () => import('./model.ts'),
};

const bench = BENCHES[process.argv[2] ?? 'throughput'];
if (!bench) {
  console.log(`npm run bench -- [${Object.keys(BENCHES).join('|')}], throughput by default`);
  process.exit(1);
}
await bench();
