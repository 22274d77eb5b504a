// `npm run peers`: installs and runs real servers and clients, and writes docs/works-with.md. `npm run peers -- NAME…`
// runs some; `--installed` runs those that are there and quick, installs and writes nothing; `--document` writes alone.
import { spawn } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { COMPILE_CACHE } from '../faults/server-process.ts';
import { listPeerNames, loadPeer } from './list-peers.ts';
import type { Attempt } from './peer.ts';
import { installPeer, listMissing, versionOf } from './peer-packages.ts';
import { keepResult, type PeerResult, readResults } from './peer-results.ts';
import { writeWorksWith } from './works-with.ts';

const RUN = fileURLToPath(new URL('./run-peer.ts', import.meta.url));
/** A peer takes a minute or two where the machine has nothing else to do. */
const MOST_MS = 600_000;
const QUICK_S = 20;

enableCompileCache(COMPILE_CACHE.NODE_COMPILE_CACHE);
const args = process.argv.slice(2);
const isOnlyInstalled = args.includes('--installed');
const all = listPeerNames();
const wanted = args.filter((each) => !each.startsWith('-'));
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`no such peer: ${unknown.join(', ')}; there are ${all.join(', ')}`);

const skipped: string[] = [];
const failed: string[] = [];
for (const name of args.includes('--document') ? [] : wanted.length > 0 ? wanted : all) {
  const peer = await loadPeer(name);
  const isSkipped =
    isOnlyInstalled &&
    (listMissing(name, peer).length > 0 || (readResults()[name]?.seconds ?? Infinity) > QUICK_S);
  if (isSkipped) {
    skipped.push(name);
    continue;
  }
  try {
    if (!isOnlyInstalled) await installPeer(name, peer);
    const result = await runOne(name);
    console.log(`${name} ${versionOf(name, peer)}: ${result.attempts.length} tried, ${result.seconds} s`);
    if (isOnlyInstalled) continue;
    const date = new Date().toISOString().slice(0, 10);
    keepResult(name, { version: versionOf(name, peer), date, ...result });
  } catch (error) {
    failed.push(name);
    console.log(`${name} FAILED: ${error instanceof Error ? error.message : error}`);
  }
}
if (!isOnlyInstalled) await writeWorksWith();
if (skipped.length > 0) console.log(`skipped, not installed or slow: ${skipped.join(', ')}`);
if (failed.length > 0) console.log(`failed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Runs a peer in a group of processes of its own, which ends with it. */
async function runOne(name: string): Promise<Pick<PeerResult, 'attempts' | 'seconds'>> {
  const begun = performance.now();
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(process.execPath, [RUN, name], {
    stdio: [...stdio],
    env: { ...process.env, ...COMPILE_CACHE },
    detached: true,
  });
  const endGroup = () => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  const timer = setTimeout(endGroup, MOST_MS);
  process.once('exit', endGroup);
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(timer);
  endGroup();
  process.off('exit', endGroup);
  const seconds = Math.ceil((performance.now() - begun) / 1000);
  const found = /\{"attempts".*$/s.exec(output)?.[0];
  if (!found) throw new Error(`no result after ${seconds} s: ${output.slice(-2000)}`);
  const { attempts, wrong }: { attempts: Attempt[]; wrong: string[] } = JSON.parse(found);
  if (wrong.length > 0) throw new Error(`not as stated:\n  ${wrong.join('\n  ')}`);
  return { attempts, seconds };
}
