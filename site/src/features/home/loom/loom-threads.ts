/** The picture of the hero, in its own units. */
export const LOOM = { width: 560, height: 480, threads: 7, columns: [170, 320, 470], rows: [150, 280, 410] };

const PITCH = 9;
/** Half of what is left free on both sides of a thread that lies above another. */
const CLEARANCE = 3;
/** Where the level threads begin, beside the names of the agents. */
const LEFT = 118;
const indices = Array.from({ length: LOOM.threads }, (_, index) => index);

/** Where the threads of a bundle run, around its middle. */
export function threadsAround(middle: number): number[] {
  return indices.map((index) => middle + (index - (LOOM.threads - 1) / 2) * PITCH);
}

/** The upright threads of one person, from edge to edge. */
export function warpAround(middle: number): string {
  return threadsAround(middle)
    .map((x) => `M${x} 56V${LOOM.height}`)
    .join('');
}

/** The box of one agent's level threads, around height 0. */
export const WEFT_BOX = `${LEFT} ${(-LOOM.threads * PITCH) / 2} ${LOOM.width - LEFT} ${LOOM.threads * PITCH}`;

/**
 * Every other level thread of one agent, around height 0: all of them pass below the same upright ones, where they are
 * left out, and above the rest.
 * @param shed 0 or 1, which together are all
 */
export function weftOf(shed: number): string {
  const below = LOOM.columns.flatMap((middle) =>
    threadsAround(middle).filter((_, column) => column % 2 === shed),
  );
  const gaps = below.map((x) => `H${x - CLEARANCE}m${2 * CLEARANCE} 0`).join('');
  return threadsAround(0)
    .filter((_, row) => row % 2 === shed)
    .map((y) => `M${LEFT} ${y}${gaps}H${LOOM.width}`)
    .join('');
}
