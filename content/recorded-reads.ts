import { hash } from 'node:crypto';
import { KINDS, type Kind, type Words } from 'contract/content/kinds.ts';
import type { StatedSettings } from 'contract/site/site-locals.ts';

/** Inputs of a page: the words, and the settings that pages name. */
export interface Inputs extends StatedSettings {
  content: Words;
}

/** A kind of documents, or the name of a setting. */
export type Input = Kind | keyof StatedSettings;

const SETTINGS: readonly (keyof StatedSettings)[] = ['origin', 'office', 'company'];
/** All that a page may be drawn from. */
export const INPUTS: readonly Input[] = [...(Object.keys(KINDS) as Kind[]), ...SETTINGS];

/**
 * Returns the same inputs, and notes which of them are read.
 * @param reads takes them
 */
export function recordReads(inputs: Inputs, reads: Set<Input>): Inputs {
  const { content } = inputs;
  const recorded: Words = {
    list: (kind) => {
      reads.add(kind);
      return content.list(kind);
    },
    one: (kind) => {
      reads.add(kind);
      return content.one(kind);
    },
    versionOf: (kind) => content.versionOf(kind),
    pagesOff: content.pagesOff,
    unrecorded: content,
  };
  const settings = SETTINGS.map((name) => [name, { enumerable: true, get: () => read(name) }] as const);
  return Object.defineProperties({ content: recorded }, Object.fromEntries(settings));

  function read(name: keyof StatedSettings) {
    reads.add(name);
    return inputs[name];
  }
}

/** Reports whether an input is a setting: a page with another one of these is wrong, and not merely older. */
export function isSetting(input: string): input is keyof StatedSettings {
  return (SETTINGS as readonly string[]).includes(input);
}

/** Returns the hash of an input, as pages are drawn from it. */
export function hashInput(inputs: Inputs, input: Input): string {
  return isSetting(input) ? hashSetting(inputs, input) : inputs.content.versionOf(input);
}

export function hashSetting(settings: StatedSettings, name: keyof StatedSettings): string {
  return hash('sha256', JSON.stringify(settings[name] ?? null), 'base64url');
}
