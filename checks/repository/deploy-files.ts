import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';

const FOLDER = fileURLToPath(new URL('../../deploy/', import.meta.url));

/** Every file of `deploy/`, by its path in it. */
export const deployFiles: readonly string[] = globSync('**/*', { cwd: FOLDER, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(FOLDER.length).replace(/^\//, ''))
  .sort();

export function readDeployFile(name: string): string {
  return readFileSync(FOLDER + name, 'utf8');
}

/** A YAML file of one document, anchors and merges followed. */
export function readYaml<Shape>(name: string): Shape {
  return parse(readDeployFile(name), { merge: true });
}

/** The objects of a Kubernetes file. @throws at the first document that is no YAML */
export function readManifests(name: string): { kind: string; [key: string]: unknown }[] {
  return parseAllDocuments(readDeployFile(name)).map((document) => {
    if (!('errors' in document)) throw new Error(`${name} is empty`);
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS();
  });
}

/** `NAME=value`, as `ENV` of a Dockerfile, `Environment=` of systemd and files of settings have them. */
export function readAssignments(text: string): Map<string, string> {
  const found = text.matchAll(/(?<=^|\s|Environment=)([A-Z][A-Z0-9_]*)=(\S*)/gm);
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}

/** `10s`, `10000`, `15`: in milliseconds. A bare number is of the unit given. */
export function readMs(text: string, unitMs = 1_000): number {
  const [, number = '', unit] = /^(\d+)(ms|s|m)?$/.exec(text) ?? [];
  return Number(number) * ({ ms: 1, s: 1_000, m: 60_000 }[unit ?? ''] ?? unitMs);
}
