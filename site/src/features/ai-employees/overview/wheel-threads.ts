/** The drawing of the wheel as SVG path data, with the centre at 0 0. */
export interface WheelThreads {
  /** Place of each kind of employee. */
  nodes: readonly { x: number; y: number }[];
  /** Threads from agent to agent: work that they hand to each other. */
  chords: string;
  /** Threads from the people in the middle that run under the chords, and those that run over them. */
  under: string;
  over: string;
}

/**
 * Spans a star of threads over a circle.
 * @param count how many stand on the circle, from the top on
 * @param radius of the circle
 * @param step how many places each chord reaches onwards
 */
export function spanWheel(count: number, radius: number, step: number): WheelThreads {
  const nodes = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
  });
  const spokes = (rest: number) =>
    nodes
      .filter((_, index) => index % 2 === rest)
      .map(({ x, y }) => `M0 0L${x} ${y}`)
      .join('');
  const chords = nodes.map(({ x, y }, index) => {
    const end = nodes[(index + step) % count] ?? { x, y };
    return `M${x} ${y}L${end.x} ${end.y}`;
  });
  return { nodes, chords: chords.join(''), under: spokes(1), over: spokes(0) };
}

function round(length: number): number {
  return Math.round(length * 10) / 10 + 0;
}
