const LONGEST_LIST = 60;
/** A list over several lines without another list or object in it: no string of JSON holds a line break itself. */
const PLAIN_LIST = /\[\n\s+([^[\]{}]*?)\n\s*\]/g;

/** JSON as people read it: a short list of plain values stays on its line. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replace(PLAIN_LIST, (list, inner: string) => {
    const line = `[${inner.replace(/,\n\s+/g, ', ')}]`;
    return line.length <= LONGEST_LIST ? line : list;
  });
}
