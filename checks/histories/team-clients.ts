import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openDeskSession } from '../faults/desk-session.ts';
import { COMMAND_WORK, DESK_WORK } from '../faults/team-work.ts';
import type { Random } from '../support/random.ts';
import type { Cluster } from './cluster.ts';
import type { Subject } from './subject.ts';

const PAUSE_MS = 200;
const COMMANDS = 0.3;

/** A team at the desk and an operator at a shell, who do one thing after another while visitors send forms. */
export async function createTeamSubject(cluster: Cluster, random: Random): Promise<Subject> {
  const database = cluster.openDatabase();
  const callDesk = await openDeskSession(database);
  // A connection that stays open would keep the log in its place, and hide who removes it.
  await database.destroy();
  const folder = mkdtempSync(join(tmpdir(), 'histories-team-'));
  const counts = { done: 0, refused: 0, unanswered: 0 };
  const failed: string[] = [];

  async function work(): Promise<void> {
    const { name, run } = random.pick(random.next() < COMMANDS ? COMMAND_WORK : DESK_WORK);
    const env = { ...cluster.settings };
    const result = await run({ url: random.pick(cluster.endpoints), callDesk, env, folder }).catch(
      () => undefined,
    );
    if (result === undefined) counts.unanswered += 1;
    else if (result === 0 || (result !== null && result >= 200 && result < 300)) counts.done += 1;
    else counts.refused += 1;
    if (result === 500) failed.push(`${name} was answered 500`);
  }

  return {
    name: 'team',
    async run(until) {
      let isEnding = false;
      until.finally(() => {
        isEnding = true;
      });
      while (!isEnding) {
        await work();
        await setTimeout(PAUSE_MS);
      }
    },
    async judge() {
      rmSync(folder, { recursive: true, force: true });
      const { done, refused, unanswered } = counts;
      return {
        said: `${done} calls and commands done, ${refused} refused, ${unanswered} unanswered`,
        violations: failed,
      };
    },
  };
}
