import type { ClockDay, DayRun, HourSpan, PageReading, Work } from 'contract/content/case-study.ts';
import { content } from '../../content.ts';
import styles from './Drawing.module.css';

/** Center of the dial, in a square of twice that size. */
const CENTRE = 100;

const AGENT_RADIUS = 84;
const HUMAN_RADIUS = 66;
const DOT_RADIUS = 44;
const WHOLE_DAY = { from: 0, to: 24 };
const QUARTERS = [0, 6, 12, 18];
const tracks = arcOf(WHOLE_DAY, AGENT_RADIUS) + arcOf(WHOLE_DAY, HUMAN_RADIUS);

const COLUMNS = 12;
const PAGE = { width: 14, height: 18, gap: 6 };

const DAYS_OF_WEEK = 5;

/** One side of a customer's work, in the shape of its process. Decorative: words beside it say the same. */
export function WorkDrawing({ work, side }: { work: Work; side: 'before' | 'after' }) {
  switch (work.shape) {
    case 'days':
      return <DaysDrawing runs={work[side].drawing} />;
    case 'clock':
      return <ClockDrawing {...work[side].drawing} />;
    case 'pages':
      return <PagesDrawing {...work[side].drawing} />;
  }
}

/** Working weeks as a calendar: each bar says what is done, its colour by whom. */
function DaysDrawing({ runs }: { runs: readonly DayRun[] }) {
  const { weekdays } = content().one('pages/case-studies').study.picture;
  return (
    <span className={styles.days} aria-hidden="true">
      {weekdays.map((weekday) => (
        <span className={styles.weekday} key={weekday}>
          {weekday}
        </span>
      ))}
      {splitByWeek(runs).map(({ by, task, days }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a task that crosses the weekend has two bars alike
        <span className={`${styles.run} ${styles[by]}`} data-days={days} key={index}>
          {task}
        </span>
      ))}
    </span>
  );
}

/** Cuts runs of working days where a week ends, as a calendar draws them. Keeps their order. */
export function splitByWeek(runs: readonly DayRun[]): DayRun[] {
  let day = 0;
  return runs.flatMap((run) => {
    const parts: DayRun[] = [];
    for (let left = run.days; left > 0; ) {
      const days = Math.min(left, DAYS_OF_WEEK - (day % DAYS_OF_WEEK));
      parts.push({ ...run, days });
      left -= days;
      day += days;
    }
    return parts;
  });
}

/** The documents of one question as small sheets: marigold ones are read by a person, the others by the agent. */
function PagesDrawing({ pages, readByHuman }: PageReading) {
  const places = Array.from({ length: pages }, (_, place) => place);
  const isHuman = (place: number) => readByHuman === 'all' || readByHuman.includes(place);
  const [human, agent] = [places.filter(isHuman), places.filter((place) => !isHuman(place))];
  return (
    <svg className={styles.pages} viewBox={pagesViewBox(pages)} aria-hidden="true">
      <path className={styles.agentSheets} d={sheetsAt(agent)} />
      <path className={styles.humanSheets} d={sheetsAt(human)} />
      <path className={styles.agentLines} d={linesAt(agent)} />
      <path className={styles.humanLines} d={linesAt(human)} />
    </svg>
  );
}

/** Size of the drawing of so many pages, as a view box. */
export function pagesViewBox(pages: number): string {
  const width = COLUMNS * (PAGE.width + PAGE.gap) - PAGE.gap;
  const height = Math.ceil(pages / COLUMNS) * (PAGE.height + PAGE.gap) - PAGE.gap;
  return `0 0 ${width} ${height}`;
}

/** The sheets of paper at the given places, as SVG path data: rows of twelve, a corner folded. */
export function sheetsAt(places: readonly number[]): string {
  return places
    .map((place) => `M${corner(place)}h${PAGE.width - 4}l4 4v${PAGE.height - 4}h-${PAGE.width}z`)
    .join('');
}

/** The lines of writing on those sheets. */
export function linesAt(places: readonly number[]): string {
  return places.map((place) => `M${corner(place)}m3 7h6m-6 4h8m-8 4h5`).join('');
}

function corner(place: number): string {
  const x = (place % COLUMNS) * (PAGE.width + PAGE.gap);
  return `${x} ${Math.floor(place / COLUMNS) * (PAGE.height + PAGE.gap)}`;
}

/** A day round the clock: the outer ring is the agent's, the inner one the people's, each dot an enquiry that led on. */
function ClockDrawing({ agent, human, leadHours }: ClockDay) {
  return (
    <svg className={styles.clock} viewBox="0 0 200 200" aria-hidden="true">
      <path className={styles.track} d={tracks} />
      {agent && <path className={styles.agentArc} d={arcOf(agent, AGENT_RADIUS)} />}
      <path className={styles.humanArc} d={arcOf(human, HUMAN_RADIUS)} />
      {QUARTERS.map((hour) => {
        const { x, y } = pointAt(hour, 24);
        return (
          <text x={x} y={y} key={hour}>
            {hour}
          </text>
        );
      })}
      <path className={styles.dots} d={leadHours.map(dotAt).join('')} />
    </svg>
  );
}

/** A stroke without length: its round ends draw the dot. */
function dotAt(hour: number): string {
  const { x, y } = pointAt(hour, DOT_RADIUS);
  return `M${x} ${y}h0`;
}

/** Returns the place of an hour on a dial of twenty-four, midnight above and noon below. */
export function pointAt(hour: number, radius: number): { x: number; y: number } {
  const angle = (hour / 24) * 2 * Math.PI;
  return { x: round(CENTRE + radius * Math.sin(angle)), y: round(CENTRE - radius * Math.cos(angle)) };
}

/** A span of hours as an arc, as SVG path data. It takes two arcs, because one cannot go all the way round. */
export function arcOf({ from, to }: HourSpan, radius: number): string {
  const [start, middle, end] = [from, (from + to) / 2, to].map((hour) => pointAt(hour, radius));
  return [start, middle, end]
    .map((point, index) => {
      const command = index === 0 ? 'M' : `A${radius} ${radius} 0 0 1 `;
      return `${command}${point?.x} ${point?.y}`;
    })
    .join('');
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
