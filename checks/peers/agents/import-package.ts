import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Bench } from '../peer.ts';

/** Loads a package of the peer, which the project does not have. @param path such as `@openai/agents` or `mcporter/cli` */
export function importPackage<Module>({ packages }: Pick<Bench, 'packages'>, path: string): Promise<Module> {
  return import(pathToFileURL(createRequire(`${packages}package.json`).resolve(path)).href);
}
