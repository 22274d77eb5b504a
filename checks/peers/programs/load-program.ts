import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import type { Bench } from '../peer.ts';
import type { Answer, Input } from './try-calls.ts';

const TSC = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));
const STRICT = ['--noEmit', '--ignoreConfig', '--skipLibCheck', '--strict', '--target', 'es2023'];

/** Lets what is generated in the folder of the bench import the packages of the peer. */
export const linkPackages = ({ folder, packages }: Bench) =>
  symlink(join(packages, 'node_modules'), join(folder, 'node_modules'));

/** Returns the path of a program of the peer's packages. */
export const programOf = ({ packages }: Bench, name: string) => join(packages, 'node_modules/.bin', name);

/** Bundles a generated program the way that its users do, and loads it. */
export async function loadProgram<Module>({ folder }: Bench, file: string): Promise<Module> {
  const bundle = join(folder, `${file.replaceAll(/\W/g, '-')}.mjs`);
  await build({ input: join(folder, file), platform: 'node', output: { file: bundle }, logLevel: 'silent' });
  return import(pathToFileURL(bundle).href);
}

/** Compiles what was generated. @throws with the errors of the compiler */
export async function checkTypes({ folder, execute }: Bench, file: string): Promise<void> {
  const options = [
    ...STRICT,
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--allowImportingTsExtensions',
  ];
  await execute(process.execPath, [TSC, ...options, join(folder, file)]);
}

/** `contact-request` as generators name its function. */
export const camelCase = (operation: string) =>
  operation.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Arguments in the order of most generators: parts of the address, query or body. */
export const argumentsOf = ({ path = {}, query, body }: Input): unknown[] => [
  ...Object.values(path),
  ...(query ? [query] : []),
  ...(body ? [body] : []),
];

export const bearer = ({ token }: Input): Record<string, string> =>
  token ? { Authorization: `Bearer ${token}` } : {};

/** An answer of a client that throws those which are no success. @param failed takes the answer out of the error */
export async function answerOf(call: Promise<Answer>, failed: (error: unknown) => Answer): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    return failed(error);
  }
}
