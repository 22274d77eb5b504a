// Runs steps of checks and counts what they ran.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeMemoryFolder } from './memory-folder.ts';
import {
  afterSecondLook,
  type Count,
  filesInDoubt,
  readPlaywright,
  readVitest,
  reasonOfRunner,
} from './reports.ts';

export interface Step {
  name: string;
  /** For a shell. */
  command: string;
  /** The runner that counts its tests; without one the step counts as one test. */
  runner?: 'vitest' | 'playwright';
  /** For a shell: what looks at the tests that failed a second time, alone, in these files (decision 079). */
  again?: (files: readonly string[]) => string;
}

const RESULTS = resolve('test-results');
const COMPILE_CACHE = resolve('node_modules/.cache/compiled');
const OUTPUT_GRACE_MS = 5000;
const NOTHING: Count = { passed: 0, failed: 0, skipped: 0, failures: [] };

/**
 * Runs the groups one after another, the steps of a group at the same time: only what does not compete for what it
 * measures belongs into one.
 */
export async function runSteps(groups: readonly (readonly Step[])[]): Promise<Required<Count>> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const temporary = makeMemoryFolder();
  const total: Required<Count> = { ...NOTHING, failures: [], doubtful: [] };
  for (const group of groups) {
    // Two at once would write over each other: all but the last, which lasts longest, say what they have to say at
    // their end.
    const counts = await Promise.all(
      group.map((step, index) => runStep(step, temporary, index < group.length - 1 ? 'atItsEnd' : 'atOnce')),
    );
    for (const [index, step] of group.entries()) {
      const count = await lookAgain(step, counts[index] ?? NOTHING, temporary);
      total.passed += count.passed;
      total.failed += count.failed;
      total.skipped += count.skipped;
      total.failures.push(...count.failures);
      total.doubtful.push(...(count.doubtful ?? []));
    }
  }
  return total;
}

/** What fails on a machine that is busy with all the others may pass alone: both are told, and neither hides the other. */
async function lookAgain({ again, ...step }: Step, first: Count, temporary: string): Promise<Count> {
  const files = again ? filesInDoubt(first) : [];
  if (!again || files.length === 0) return first;
  const second = { ...step, name: `${step.name}, a second look`, command: again(files) };
  return afterSecondLook(first, await runStep(second, temporary, 'atOnce'));
}

async function runStep(step: Step, temporary: string, speaks: 'atOnce' | 'atItsEnd'): Promise<Count> {
  const report = join(RESULTS, `${step.name.replaceAll(/\W+/g, '-')}.json`);
  if (speaks === 'atOnce') console.log(`--- ${step.name}`);
  const start = performance.now();
  const { status, output } = await runCommand(step, report, temporary, speaks);
  const seconds = Math.round((performance.now() - start) / 1000);
  if (speaks === 'atItsEnd' && output) console.log(`--- ${step.name}\n${output}`);
  const count = countOf(step, status, report, output);
  const { passed, failed, skipped } = count;
  console.log(`--- ${step.name}: ${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds} s\n`);
  return count;
}

function runCommand(
  { command, runner }: Step,
  report: string,
  temporary: string,
  speaks: 'atOnce' | 'atItsEnd',
) {
  const withReport =
    runner === 'vitest' ? `${command} --reporter=default --reporter=json --outputFile=${report}` : command;
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    // Every step starts the same programs again, and again.
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    ...(runner ? { TMPDIR: temporary } : {}),
    ...(runner === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_NAME: report } : {}),
  };
  const child = spawn(withReport, {
    shell: true,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      if (speaks === 'atOnce') process.stdout.write(text);
      output += text;
    });
  }
  return new Promise<{ status: number | null; output: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output }));
    child.on('exit', () => {
      // A process that it left behind may hold its output open for ever.
      setTimeout(() => {
        for (const stream of [child.stdout, child.stderr]) stream.destroy();
      }, OUTPUT_GRACE_MS).unref();
    });
  });
}

function countOf({ name, runner }: Step, status: number | null, report: string, output: string): Count {
  if (!runner) return status === 0 ? { ...NOTHING, passed: 1 } : failureOf(name, reasonOfRunner(output));
  const count = readReport(name, report, runner === 'vitest' ? readVitest : readPlaywright);
  if (status === 0 || count.failed > 0) return count;
  // A runner can fail without a failing test: a crash, a bad configuration, no test found.
  return failureOf(`${name}: ended with ${status}`, reasonOfRunner(output), count);
}

function failureOf(test: string, reason: string, rest: Count = NOTHING): Count {
  return { ...rest, failed: 1, failures: [{ test, reason }] };
}

function readReport(name: string, path: string, read: (report: string) => Count): Count {
  try {
    return read(readFileSync(path, 'utf8'));
  } catch (error) {
    return failureOf(`${name}: no report`, `${path}: ${error instanceof Error ? error.message : error}`);
  }
}
