/** Draws the sections of a page that its document names, in their order. */
export function drawSections<Name extends string, Drawn>(
  names: readonly Name[],
  draw: Readonly<Record<Name, () => Drawn>>,
): Drawn[] {
  return names.map((name) => draw[name]());
}
