import { Command } from '@commander-js/extra-typings';
import { LEAD_KINDS } from 'contract/api-paths.ts';
import type { CommandContext } from '../../../cli/command-context.ts';
import { counted, formatCount } from '../../../cli/terminal/figures.ts';
import { printableLine } from '../../../cli/terminal/printable.ts';
import { formatRows, formatTable } from '../../../cli/terminal/table.ts';
import { type DeliveryProblem, readWeek, type Week } from '../records/week.ts';

const MOST_SOURCES = 8;

export const showWeek = (context: CommandContext) =>
  new Command('week')
    .description('counts the last seven days: leads, campaigns, deliveries')
    .action(async () => {
      await using open = await context.open();
      const { database, config, clock, print } = open;
      const week = await readWeek(database, clock(), { office: config.office, closed: config.holidays });
      for (const line of describeWeek(week)) print(line);
    });

function describeWeek({ days, states, sources, answerMinutes, deliveries }: Week): string[] {
  const countOf = (counts: Week['days'][number]['counts']) => LEAD_KINDS.map((kind) => counts[kind] ?? 0);
  const rows = days.map(({ day, counts }) => [day, ...countOf(counts)] as const);
  const total = rows.reduce((all, [, ...counts]) => all + counts.reduce((sum, count) => sum + count, 0), 0);
  const waiting = [
    states.new ? `${formatCount(states.new)} new` : '',
    states.quarantined ? `${formatCount(states.quarantined)} in quarantine` : '',
  ].filter(Boolean);
  return [
    `${counted(total, 'lead')} in 7 days (UTC)${waiting.length > 0 ? `: ${waiting.join(', ')}` : ''}`,
    '',
    ...formatTable([['Day', ...LEAD_KINDS], ...rows.map((row) => row.map(String))], Number.POSITIVE_INFINITY),
    ...section(
      'What brought the visit',
      sources.slice(0, MOST_SOURCES).map(([name, count]) => [formatCount(count), printableLine(name)]),
    ),
    ...(answerMinutes === null
      ? []
      : ['', `First answer  after ${inWords(answerMinutes)} of opening hours (median)`]),
    '',
    ...describeDeliveries(deliveries),
  ];
}

function section(title: string, rows: readonly (readonly string[])[]): string[] {
  return rows.length === 0 ? [] : ['', title, ...formatRows(rows)];
}

function inWords(minutes: number): string {
  return minutes < 60 ? counted(minutes, 'minute') : `${(minutes / 60).toFixed(1)} hours`;
}

function describeDeliveries(troubles: readonly DeliveryProblem[]): string[] {
  if (troubles.length === 0) return ['Deliveries  none late, none dead'];
  const rows = troubles.map(({ channel, state, count, since }) => [
    `${formatCount(count)} ${state}`,
    channel,
    `the oldest from ${since.slice(0, 16).replace('T', ' ')}`,
  ]);
  const hasDead = troubles.some(({ state }) => state === 'dead');
  return [
    'Deliveries',
    ...formatRows(rows),
    ...(hasDead ? ['  npm run leads -- replay --dead retries the dead ones'] : []),
  ];
}
