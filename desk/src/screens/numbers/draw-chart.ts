import UPlot from 'uplot';
import { formatNumber } from '../../shared/formats.ts';
import { sumEach } from './numbers-words.ts';

/** Values of one thing by week; null where a week has none. */
export interface Series {
  name: string;
  values: readonly (number | null)[];
  /** A color that says something, in place of the next one. */
  tone?: 'warn' | 'bad';
}

interface ChartOptions {
  /** Labels below the points. */
  weeks: readonly string[];
  /** Bars stand on each other in this order; a line is one. */
  series: readonly Series[];
  kind: 'bars' | 'line';
  unit: 'count' | 'minutes';
  /** The pointer is over a week, or over none. @param left of its middle, in pixels from the left edge */
  onPoint: (week: number | undefined, left: number) => void;
}

export interface DrawnChart {
  /** Shows a week as if the pointer were over it; none for undefined. */
  point(week: number | undefined): void;
  destroy(): void;
}

const HEIGHT = 220;
const WIDEST_BAR = 44;
/** Room that the name of a week needs. */
const LABEL_WIDTH = 56;
const HOURS = [15, 30, 60, 120, 240, 480, 960, 1_920, 3_840];
const COUNTS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000];

/** Draws a chart into an element, as wide as that is from moment to moment. */
export function drawChart(element: HTMLElement, options: ChartOptions): DrawnChart {
  const { weeks, series, kind, unit, onPoint } = options;
  const colorOf = readColors(element);
  const last = weeks.length - 1;
  const axis: UPlot.Axis = {
    stroke: colorOf('--muted'),
    font: `12px ${getComputedStyle(element).fontFamily}`,
    grid: { stroke: colorOf('--line'), width: 1 },
    ticks: { show: false },
  };
  const stacked = kind === 'bars' ? stack(series, weeks.length) : series.map(({ values }) => [...values]);
  // The highest is drawn first, and the others over it.
  const order = series.map((_, index) => index).reverse();

  const bars = UPlot.paths.bars?.({ size: [0.72, WIDEST_BAR] });

  const plot = new UPlot(
    {
      ...{ width: Math.max(120, element.clientWidth), height: HEIGHT, padding: [12, 22, 0, 0] },
      legend: { show: false },
      cursor: {
        ...{ drag: { x: false, y: false, setScale: false }, y: false },
        points: { show: kind === 'line' },
      },
      scales: {
        x: { time: false, range: () => [-0.6, last + 0.6] },
        y: { range: (_, __, most) => [0, Math.max(unit === 'minutes' ? 60 : 4, (most ?? 0) * 1.08)] },
      },
      axes: [
        {
          ...axis,
          ...{ grid: { show: false }, size: 26, gap: 6 },
          splits: ({ width }) => everyNth(weeks.length, Math.ceil((weeks.length * LABEL_WIDTH) / width)),
          values: (_, at) => at.map((week) => weeks[week] ?? ''),
        },
        {
          ...axis,
          ...{ size: unit === 'minutes' ? 52 : 44, incrs: unit === 'minutes' ? HOURS : COUNTS, space: 36 },
          values: (_, at) => at.map((value) => axisWords(value, unit)),
        },
      ],
      series: [
        {},
        ...order.map((index): UPlot.Series => {
          const color = colorOf(`--series-${series[index]?.tone ?? index}`);
          return kind === 'line'
            ? { stroke: color, width: 2, points: { show: true, size: 7, fill: color }, spanGaps: true }
            : {
                ...{ fill: color, stroke: colorOf('--surface'), width: 1, points: { show: false } },
                ...(bars && { paths: bars }),
              };
        }),
      ],
      hooks: {
        setCursor: [
          (self) => {
            const week = self.cursor.idx;
            const isOver = week !== null && week !== undefined && (self.cursor.left ?? -1) >= 0;
            if (isOver) onPoint(week, self.over.offsetLeft + self.valToPos(week, 'x'));
            else onPoint(undefined, 0);
          },
        ],
      },
    },
    [weeks.map((_, index) => index), ...order.map((index) => stacked[index] ?? [])] as UPlot.AlignedData,
    element,
  );
  const observer = new ResizeObserver(() => {
    plot.setSize({ width: Math.max(120, element.clientWidth), height: HEIGHT });
  });
  observer.observe(element);

  return {
    point(week) {
      if (week === undefined) plot.setCursor({ left: -10, top: -10 });
      else plot.setCursor({ left: plot.valToPos(week, 'x'), top: HEIGHT / 3 });
    },
    destroy() {
      observer.disconnect();
      plot.destroy();
    },
  };
}

/** Returns the top of each series in a stack. */
function stack(series: readonly Series[], weeks: number): number[][] {
  const values = series.map((each) => each.values.map((value) => value ?? 0));
  return values.map((_, index) => sumEach(values.slice(0, index + 1), weeks));
}

function everyNth(count: number, step: number): number[] {
  // From the end, so that the week that is under way has its name.
  const from = (count - 1) % step;
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => from + index * step);
}

function axisWords(value: number, unit: ChartOptions['unit']): string {
  if (unit === 'count') return formatNumber(value);
  return value < 60 && value > 0 ? `${value} min` : `${Math.round(value / 6) / 10} h`;
}

/** Canvases know no variables of CSS: an element that has the color says what it is. */
function readColors(element: HTMLElement): (name: string) => string {
  return (name) => {
    const probe = document.createElement('span');
    probe.style.color = `var(${name})`;
    element.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
}
