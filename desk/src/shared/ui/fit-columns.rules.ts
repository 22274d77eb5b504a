/** Column as its width decides. */
interface Fitted {
  /** `6rem`, `minmax(10rem, 2fr)` */
  width: string;
  /** Turn in which it is left out where the table is too narrow, 1 first; without one it stays. */
  leftOut?: number;
}

/** Space between columns, in rem. */
const GAP = 0.75;

/** Returns the columns that a table has room for. @param room in rem */
export function columnsThatFit<Column extends Fitted>(columns: readonly Column[], room: number): Column[] {
  const shown = [...columns];
  while (widthOf(shown) > room) {
    const [first] = shown
      .filter(({ leftOut }) => leftOut !== undefined)
      .sort((one, other) => (one.leftOut ?? 0) - (other.leftOut ?? 0));
    if (!first) break;
    shown.splice(shown.indexOf(first), 1);
  }
  return shown;
}

function widthOf(columns: readonly Fitted[]): number {
  return columns.reduce((sum, { width }) => sum + GAP + Number(/[\d.]+/.exec(width)?.[0] ?? 0), -GAP);
}
