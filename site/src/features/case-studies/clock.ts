import type { HourSpan } from 'contract/content/case-study.ts';

/** Of the dial, in a square of twice that size. */
const CENTRE = 100;

/** Where an hour lies on a dial of twenty-four, midnight above and noon below. */
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
