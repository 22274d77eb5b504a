/**
 * Returns what the notes of another version say that those of this one don't, each line below its headings. The notes
 * of one release grow until it is out, so that the number of a version alone does not tell.
 */
export function findNewNotes(before: string, after: string): string[] {
  const known = new Set(before.split('\n'));
  const open: string[] = [];
  return after.split('\n').flatMap((line) => {
    const depth = /^(#+) /.exec(line)?.[1]?.length;
    if (depth !== undefined) {
      open.length = Math.min(open.length, depth - 1);
      open[depth - 1] = line;
      return [];
    }
    if (line.trim() === '' || known.has(line)) return [];
    return [...open.splice(1).filter(Boolean), line];
  });
}
