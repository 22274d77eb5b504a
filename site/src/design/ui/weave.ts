/** The two sets of threads of a plain weave as SVG path data: each thread is broken where it runs under. */
export interface Weave {
  warp: string;
  weft: string;
  size: number;
}

/**
 * Draws a square of interlaced threads, the mark of the brand.
 * @param threads how many run each way
 * @param pitch distance between two threads, in user units
 * @param clearance half the length that is left out where one thread passes under another
 * @param overhang how far threads reach beyond the first and last crossing
 */
export function weave(threads: number, pitch: number, clearance: number, overhang = pitch / 2): Weave {
  const size = (threads - 1) * pitch + 2 * overhang;
  const at = (index: number) => overhang + index * pitch;
  const indices = Array.from({ length: threads }, (_, index) => index);

  const thread = (index: number, isUnder: (crossing: number) => boolean, axis: 'H' | 'V') => {
    const ends = indices
      .filter(isUnder)
      .flatMap((crossing) => [at(crossing) - clearance, at(crossing) + clearance]);
    const cuts = [0, ...ends, size];
    return indices
      .concat(threads)
      .slice(0, cuts.length / 2)
      .map((pair) => {
        const [from, to] = [cuts[pair * 2], cuts[pair * 2 + 1]];
        return axis === 'V' ? `M${at(index)} ${from}V${to}` : `M${from} ${at(index)}H${to}`;
      })
      .join('');
  };

  return {
    warp: indices.map((column) => thread(column, (row) => (row + column) % 2 === 1, 'V')).join(''),
    weft: indices.map((row) => thread(row, (column) => (row + column) % 2 === 0, 'H')).join(''),
    size,
  };
}
