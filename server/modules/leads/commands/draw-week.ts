import type { LeadKind } from 'contract/api-paths.ts';
import { LEAD_KINDS } from 'contract/api-paths.ts';
import type { CommandContext, Style } from '../../../cli/command-context.ts';
import { counted, formatCount } from '../../../cli/terminal/figures.ts';
import { printableLine } from '../../../cli/terminal/printable.ts';
import { formatRows } from '../../../cli/terminal/table.ts';
import { scaleBars } from '../records/week.rules.ts';
import type { Trouble, Week } from '../records/week.ts';

/** Told apart without colour too. */
const BARS: Readonly<Record<LeadKind, { fill: string; style: Style }>> = {
  demo: { fill: '█', style: 'blue' },
  contact: { fill: '▓', style: 'green' },
  agent: { fill: '▒', style: 'magenta' },
  chatbot: { fill: '░', style: 'cyan' },
};

const WIDTH = 80;
const DAY_WIDTH = 10;
const COUNT_WIDTH = 9;
const SOURCE_WIDTH = 32;
const TROUBLE_WIDTHS = [12, 28];
const MOST_SOURCES = 8;
const WEEKDAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: '2-digit',
  timeZone: 'UTC',
});

type Paint = CommandContext['paint'];

/** The week in lines of at most 80 columns. */
export function drawWeek(week: Week, paint: Paint): string[] {
  const { days, states } = week;
  const total = days.reduce((sum, { counts }) => sum + sumOf(counts), 0);
  const waiting = [
    states.new ? `${formatCount(states.new)} new` : '',
    states.quarantined ? `${formatCount(states.quarantined)} in quarantine` : '',
  ].filter(Boolean);
  return [
    `${paint('bold', `${counted(total, 'lead')} in 7 days (UTC)`)}${waiting.length > 0 ? `: ${waiting.join(', ')}` : ''}`,
    '',
    ...drawDays(days, paint),
    ...drawSources(week.sources, paint),
    ...drawAnswers(week.answerMinutes, paint),
    '',
    ...drawDeliveries(week.deliveries, paint),
  ];
}

function drawDays(days: Week['days'], paint: Paint): string[] {
  const largest = Math.max(1, ...days.map(({ counts }) => sumOf(counts)));
  // Each kind of a day may be drawn a little longer than it is, so that it can be seen.
  const most = WIDTH - DAY_WIDTH - COUNT_WIDTH - 4 - LEAD_KINDS.length;
  const lines = days.map(({ day, counts }) => {
    const lengths = scaleBars(
      LEAD_KINDS.map((kind) => counts[kind] ?? 0),
      largest,
      most,
    );
    const bar = LEAD_KINDS.map((kind, index) => {
      const { fill, style } = BARS[kind];
      return lengths[index] ? paint(style, fill.repeat(lengths[index])) : '';
    });
    const drawn = lengths.reduce((sum, length) => sum + length, 0);
    const gap = ' '.repeat(drawn > 0 ? 1 : 0);
    return `${nameDay(day)}  ${bar.join('')}${gap}${formatCount(sumOf(counts))}`;
  });
  const legend = LEAD_KINDS.map(
    (kind) => `${paint(BARS[kind].style, BARS[kind].fill)} ${kind} ${formatCount(sumOfKind(days, kind))}`,
  );
  return [...lines, `${' '.repeat(DAY_WIDTH + 2)}${legend.join('   ')}`];
}

function drawSources(sources: Week['sources'], paint: Paint): string[] {
  if (sources.length === 0) return [];
  const shown = sources.slice(0, MOST_SOURCES);
  const rest = sources.slice(MOST_SOURCES);
  const rows: [string, number][] =
    rest.length > 0
      ? [...shown, [`${formatCount(rest.length)} others`, rest.reduce((sum, [, count]) => sum + count, 0)]]
      : shown;
  const largest = Math.max(...rows.map(([, count]) => count));
  const lengths = scaleBars(
    rows.map(([, count]) => count),
    largest,
    WIDTH - SOURCE_WIDTH - COUNT_WIDTH - 4,
  );
  return [
    '',
    paint('bold', 'What brought the visit'),
    ...formatRows(
      rows.map(([name, count], index) => {
        const bar = '■'.repeat(lengths[index] ?? 0);
        return [printableLine(name), `${paint('dim', bar)} ${formatCount(count)}`];
      }),
      [SOURCE_WIDTH],
    ),
  ];
}

function drawAnswers(minutes: number | null, paint: Paint): string[] {
  if (minutes === null) return [];
  const time = minutes < 60 ? counted(minutes, 'minute') : `${(minutes / 60).toFixed(1)} hours`;
  return ['', `${paint('bold', 'First answer')}  after ${time} of opening hours (median)`];
}

function drawDeliveries(troubles: readonly Trouble[], paint: Paint): string[] {
  if (troubles.length === 0) return [`${paint('bold', 'Deliveries')}  none late, none dead`];
  const hasDead = troubles.some(({ state }) => state === 'dead');
  return [
    paint('bold', 'Deliveries'),
    ...formatRows(
      troubles.map(({ channel, state, count, since }) => [
        paint(state === 'dead' ? 'red' : 'yellow', `${formatCount(count)} ${state}`),
        channel,
        `the oldest from ${since.slice(0, 16).replace('T', ' ')}`,
      ]),
      TROUBLE_WIDTHS,
    ),
    ...(hasDead ? ['  npm run leads -- replay --dead retries the dead ones'] : []),
  ];
}

function sumOf(counts: Week['days'][number]['counts']): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function sumOfKind(days: Week['days'], kind: LeadKind): number {
  return days.reduce((sum, { counts }) => sum + (counts[kind] ?? 0), 0);
}

/** Such as `Tue Mar 10`. */
function nameDay(day: string): string {
  return WEEKDAY.format(new Date(day)).replace(',', '');
}
