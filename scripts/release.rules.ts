/** Names the files that one build has and the other has not, or has with other bytes. */
export function listDifferences(
  first: ReadonlyMap<string, string>,
  second: ReadonlyMap<string, string>,
): string[] {
  return [...new Set([...first.keys(), ...second.keys()])]
    .filter((file) => first.get(file) !== second.get(file))
    .sort();
}

/** Replaces what npm makes up for each SBOM: the moment, for which that of the commit stands, and a random number. */
export function fixedSbom(text: string, at: Date): string {
  const { serialNumber: _random, ...sbom } = JSON.parse(text);
  return `${JSON.stringify({ ...sbom, metadata: { ...sbom.metadata, timestamp: at.toISOString() } }, undefined, 2)}\n`;
}
