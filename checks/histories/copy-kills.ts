import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { canMountTmpfs } from '../../scripts/test-tools.ts';
import { OWNER_ONLY } from '../../server/cli/private-file.ts';
import { findBases, newestStream } from '../../server/modules/operations/copies/copy-objects.rules.ts';
import type { CopyStore } from '../../server/modules/operations/copies/copy-store.ts';
import { openFolderStore } from '../../server/modules/operations/copies/folder-store.ts';
import { restoreCopy } from '../../server/modules/operations/copies/restore-copy.ts';
import { createSealer } from '../../server/modules/operations/copies/seal.ts';
import { copyKeyFile } from '../../server/plugins/database/sqlite-log.ts';
import { COMPILE_CACHE } from '../faults/server-process.ts';
import type { Random } from '../support/random.ts';
import { type Mood, type S3Server, startS3 } from '../support/s3-server.ts';
import { judgeCopy } from './copy-history.ts';
import type { WriterOrder } from './copy-writer.ts';
import { FULL_DISKS, type FullDisk, SmallDisk } from './small-disk.ts';

const PROGRAM = fileURLToPath(new URL('./copy-writer.ts', import.meta.url));
const CLOCK = fileURLToPath(new URL('../faults/jumping-clock.ts', import.meta.url));
/** The promise. */
const MOST_LOST_MS = 1_000;
/** A PUT without an answer is given up after two seconds, and sent again after another. */
const RECOVERY_MS = 5_000;
/** Difference of clocks from which a store refuses a signature. */
const MOST_JUMP_MS = 600_000;
const KEY = Buffer.alloc(32, 7);

const PREFIX = 'site/';

/** Faults of a round, before the process is killed. */
const FAULTS = [
  'kill',
  'kill at the start',
  'stop in order',
  'store hangs',
  'store cuts',
  'store answers 500',
  'store answers late',
  'large transaction',
  'log emptied',
  'command beside it',
  'clock jumps',
  ...FULL_DISKS,
] as const;
type Fault = (typeof FAULTS)[number];
const isFullDisk = (fault: Fault): fault is FullDisk => FULL_DISKS.some((each) => each === fault);
const MOODS: Partial<Record<Fault, Mood>> = {
  'store hangs': 'hang',
  'store cuts': 'cut',
  'store answers 500': 'error',
  'store answers late': 'late',
};
const ORDERS: Partial<Record<Fault, WriterOrder>> = {
  'large transaction': 'large',
  'log emptied': 'empty',
  'command beside it': 'other',
};

/** Result of all rounds with one fault. */
interface Tally {
  rounds: number;
  acknowledged: number;
  /** Rows lost, and the age of the oldest of them. */
  lost: number;
  mostLostMs: number;
  violations: string[];
}

/**
 * Kills a process that copies its database to the second, again and again on the same data, each time as if its machine
 * were gone: what the store has at that moment is restored and compared with what was acknowledged.
 */
export async function killCopies(
  { rounds, random }: { rounds: number; random: Random },
  log: (line: string) => void,
): Promise<boolean> {
  const s3 = await startS3();
  const folder = mkdtempSync(join(tmpdir(), 'copy-kills-'));
  const clockFile = join(folder, 'clock');
  writeFileSync(clockFile, '0');
  writeKey(folder);
  const env = {
    ...process.env,
    ...COMPILE_CACHE,
    ...{ DATA_DIR: folder, BACKUP_DIR: s3.address, CLOCK_FILE: clockFile, NODE_OPTIONS: `--import=${CLOCK}` },
  };
  const faults = FAULTS.filter((fault) => canMountTmpfs() || !isFullDisk(fault));
  const tallies = new Map<Fault, Tally>(
    faults.map((fault) => [fault, { rounds: 0, acknowledged: 0, lost: 0, mostLostMs: 0, violations: [] }]),
  );
  const disks = new Map(faults.filter(isFullDisk).map((fault) => [fault, new SmallDisk(fault)]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      const fault = faults[round % faults.length] as Fault;
      const disk = isFullDisk(fault) ? disks.get(fault) : undefined;
      // What a round leaves on a full disk, the next one of its kind goes on with.
      if (disk && !disk.isFull) {
        disk.renew();
        writeKey(disk.dataDir);
      }
      // As an operator would who finds the server ended: without room for its own files, none starts.
      if (fault !== 'full disk of the copy') disk?.free();
      const writer = startWriter({
        ...env,
        ...(disk && { DATA_DIR: disk.dataDir, BACKUP_DIR: disk.backupDir }),
      });
      try {
        const end = await play(fault, { s3, disk, writer, random, clockFile });
        const restored = await restoreFrom(end.store, join(folder, 'restored.sqlite'));
        const mostLostMs = fault === 'stop in order' ? 0 : MOST_LOST_MS + end.forgivenMs;
        const { rows, lostMs, violations } = judgeCopy(
          { acknowledged: writer.acknowledged, endedAt: end.at, ...restored },
          mostLostMs,
        );
        const tally = tallies.get(fault) as Tally;
        tally.rounds += 1;
        tally.acknowledged += writer.acknowledged.size;
        tally.lost += rows;
        tally.mostLostMs = Math.max(tally.mostLostMs, lostMs - end.forgivenMs);
        tally.violations.push(
          ...violations.map((each) => `round ${round}: ${each} (${writer.problems().join(', ')})`),
        );
        if (violations.length > 0) log(`${fault}: ${tally.violations.slice(-violations.length).join('; ')}`);
      } finally {
        await writer.kill();
        s3.mood = 'well';
      }
    }
  } finally {
    await s3.close();
    for (const disk of disks.values()) disk.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  log('| fault | rounds | acknowledged | lost rows | oldest lost, ms | broken |');
  log('| --- | --- | --- | --- | --- | --- |');
  for (const [fault, { rounds: count, acknowledged, lost, mostLostMs, violations }] of tallies)
    log(
      `| ${fault} | ${count} | ${acknowledged} | ${lost} | ${Math.max(0, Math.round(mostLostMs))} | ${violations.length} |`,
    );
  return [...tallies.values()].every(({ violations }) => violations.length === 0) && s3.refused.length === 0;
}

function writeKey(dataDir: string): void {
  writeFileSync(copyKeyFile(dataDir), KEY.toString('base64url'), { mode: OWNER_ONLY });
}

interface Writer {
  child: ChildProcess;
  acknowledged: Map<number, number>;
  problems: () => string[];
  kill: () => Promise<void>;
}

function startWriter(env: NodeJS.ProcessEnv): Writer {
  const child = fork(PROGRAM, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const acknowledged = new Map<number, number>();
  const problems = new Set<string>();
  child.on('message', (message: number | { problem: string }) => {
    if (typeof message === 'number') acknowledged.set(message, performance.now());
    else problems.add(message.problem);
  });
  const exited = once(child, 'exit');
  return {
    ...{ child, acknowledged, problems: () => [...problems] },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

interface RoundParts {
  s3: S3Server;
  disk: SmallDisk | undefined;
  writer: Writer;
  random: Random;
  clockFile: string;
}

/** Plays a round up to the end of its process. @returns what the store had at the end */
async function play(fault: Fault, { s3, disk, writer, random, clockFile }: RoundParts) {
  const { child, acknowledged } = writer;
  const outage = outageOf(fault, s3, disk);
  const stored = await countObjects(storeOf(s3, disk));
  if (disk?.isFull) {
    await setTimeout(random.next() * 1_000);
    disk.free();
  }
  while (acknowledged.size === 0 || !(await isBased(storeOf(s3, disk)))) await setTimeout(5);
  // What it begins with is the matter of other faults: here the disk fills up once it copies again.
  while (disk && (await countObjects(storeOf(s3, disk))) <= stored) await setTimeout(5);
  const order = ORDERS[fault];
  let forgivenMs = 0;
  let beganAt = 0;
  if (fault !== 'kill at the start') await setTimeout(700 + random.next() * 800);
  const orderedAt = performance.now();
  if (order) child.send(order);
  if (fault === 'clock jumps')
    writeFileSync(clockFile, String(Math.round((random.next() - 0.5) * MOST_JUMP_MS * 2)));
  if (outage) {
    beganAt = performance.now();
    await outage.begin();
    // The log has some room that it uses again.
    if (fault === 'full disk of the data') while (writer.problems().length === 0) await setTimeout(5);
    await setTimeout(500 + random.next() * 1_500);
    // Every other time the machine is gone while the store is not to be had.
    if (random.next() < 0.5) forgivenMs = performance.now() - beganAt;
    else {
      outage.end();
      await setTimeout(RECOVERY_MS);
    }
  }
  await setTimeout(random.next() * 2_000);
  // What comes after that can be restored once another base is there.
  if (order === 'empty') forgivenMs = performance.now() - orderedAt;
  else if (forgivenMs > 0) forgivenMs = performance.now() - beganAt;
  // The store has room.
  if (fault === 'full disk of the data') forgivenMs = 0;
  const exited = once(child, 'exit');
  if (fault === 'stop in order') {
    child.send('stop' satisfies WriterOrder);
    await exited;
  } else child.kill('SIGKILL');
  const at = performance.now();
  const store = storeOf(s3, disk);
  await exited;
  return { at, store, forgivenMs };
}

/** A time in which the store, or the disk of the data, is not to be had. */
function outageOf(fault: Fault, s3: S3Server, disk: SmallDisk | undefined) {
  if (disk) return { begin: () => disk.fill(), end: () => disk.free() };
  const mood = MOODS[fault];
  return mood && { begin: () => (s3.mood = mood), end: () => (s3.mood = 'well') };
}

const countObjects = async (store: CopyStore) => (await store.list()).length;

/** Reports whether the stream that is written has a base, without which nothing of it can be restored. */
async function isBased(store: CopyStore): Promise<boolean> {
  const names = await store.list();
  const stream = newestStream(names);
  return findBases(names).some((base) => base.stream === stream);
}

/** Returns what is stored at this moment, to read. */
function storeOf(s3: S3Server, disk: SmallDisk | undefined): CopyStore {
  if (disk) return openFolderStore(disk.backupDir);
  const objects = new Map(s3.objects);
  return {
    list: async () => [...objects.keys()].map((key) => key.slice(PREFIX.length)).sort(),
    get: async (name) => objects.get(PREFIX + name) ?? Buffer.alloc(0),
    put: async () => {},
    remove: async () => {},
  };
}

async function restoreFrom(store: CopyStore, file: string) {
  rmSync(file, { force: true });
  try {
    await restoreCopy({ store, sealer: createSealer(KEY) }, file);
  } catch (error) {
    return { restored: [], integrity: (error as Error).message };
  }
  const sqlite = new DatabaseSync(file);
  const rows = sqlite.prepare('select n from witness order by n').all();
  const integrity = String(sqlite.prepare('pragma integrity_check').get()?.integrity_check);
  sqlite.close();
  return { restored: rows.map(({ n }) => Number(n)), integrity };
}
