// Runs one installed peer and prints its attempts as JSON: `node checks/peers/run-peer.ts radicale`.
import { loadPeer } from './list-peers.ts';
import { openBench } from './open-bench.ts';
import { folderOf } from './peer-packages.ts';

const [name = ''] = process.argv.slice(2);
const { run } = await loadPeer(name);
const bench = await openBench(folderOf(name));
try {
  await run(bench);
} catch (error) {
  bench.wrong.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  await bench.close();
}
process.stdout.write(JSON.stringify({ attempts: bench.attempts, wrong: bench.wrong }), () => process.exit());
