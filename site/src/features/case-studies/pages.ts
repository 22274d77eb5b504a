const COLUMNS = 12;
const PAGE = { width: 14, height: 18, gap: 6 };

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
