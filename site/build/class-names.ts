import { globSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Names the classes of CSS modules by place: letters for the file, a number for the class in it. A hash in every name is
 * noise to Brotli: with names that resemble their neighbours the home page sends 1 KB of styles less. They are the same
 * in each build of the same tree, and for server and browser. The underscore keeps them off the lists of blockers of
 * advertisements, which hide `.ad1`.
 * @param root the folder below which all modules lie
 */
export function classNamesByPlace(root: string): (name: string, path: string) => string {
  const files = globSync('**/*.module.css', { cwd: root }).sort();
  const classes = new Map<string, string[]>();
  return (name, path) => {
    const file = relative(root, path.replace(/\?.*/, ''));
    const named = classes.get(file) ?? [];
    classes.set(file, named);
    return `_${lettersOf(indexIn(files, file))}${indexIn(named, name)}`;
  };
}

/** Returns the index of an item in a list; a new one, such as a file added while developing, is put at the end. */
function indexIn(list: string[], item: string): number {
  const index = list.indexOf(item);
  return index < 0 ? list.push(item) - 1 : index;
}

/** a to z, then aa to zz and on. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}
