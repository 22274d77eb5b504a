import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unpackSource } from './debian-source.ts';
import type { Peer } from './peer.ts';
import { type Explanation, type RecurrenceCase, tryRecurrenceCases } from './recurrence-cases.ts';

const SOURCE = { name: 'libical3', suite: 'bookworm', version: '3.0.16' };
/** Its answers with and without calendars other than ours (RFC 7529). */
const FILES = ['icalrecur_test.out', 'icalrecur_withicu_test.out'];

const EXPLANATIONS: readonly Explanation[] = [
  {
    reason:
      'SKIP of RFC 7529, which RFC 5545 does not have, is not read: days that a month lacks are left out.',
    explains: ({ lines }) => lines.some((line) => /SKIP=(?:FORWARD|BACKWARD)/.test(line)),
  },
];

export default {
  title: 'Cases of libical',
  group: 'Rules of recurrence',
  debian: ['libical3'],
  version: SOURCE.version,
  expected:
    'All cases of RFC 5545 agree but those whose event does not begin by its own rule; those with SKIP of RFC 7529, which we do not read, differ.',
  async run(bench) {
    const folder = join(await unpackSource(bench, SOURCE), 'libical-3.0.16/src/test');
    const texts = await Promise.all(FILES.map((file) => readFile(join(folder, file), 'utf8')));
    const blocks = texts.flatMap((text) => text.split(/\n\n+/)).filter((text) => text.trim() !== '');
    const all = blocks.map(
      (block) =>
        new Map(
          block
            .trim()
            .split('\n')
            .map((line) => lineOf(line)),
        ),
    );
    const cases = all.flatMap((each) => caseOf(each) ?? []);
    await tryRecurrenceCases(bench, cases, {
      explanations: EXPLANATIONS,
      leftOut: `left out: ${all.length - cases.length} of other calendars, or that it refuses itself`,
    });
  },
} satisfies Peer;

const lineOf = (line: string) => [line.split(':', 1)[0] ?? '', line.slice(line.indexOf(':') + 1)] as const;

function caseOf(block: ReadonlyMap<string, string>): RecurrenceCase | undefined {
  const [rule = '', start = '', instances = ''] = ['RRULE', 'DTSTART', 'INSTANCES'].map((each) =>
    block.get(each),
  );
  const isOther = /RSCALE=(?!GREGORIAN)/.test(rule) || instances.includes('***');
  if (isOther) return undefined;
  const from = block.get('START-AT');
  return {
    lines: [`DTSTART${start.includes('T') ? '' : ';VALUE=DATE'}:${start}`, `RRULE:${rule}`],
    expected: instances
      .split(',')
      .filter(Boolean)
      .map((each) => each.trim().replace('Z', '')),
    ...(from !== undefined && { from }),
  };
}
