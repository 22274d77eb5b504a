import type { Interface } from 'contract/content/interface.ts';
import { wordsFor } from '../words.ts';

type Part = keyof Interface;

/** Returns these words as JSON that can stand in a page or a script. */
export function writeWords(of: readonly Part[]): string {
  const words = Object.fromEntries(of.map((part) => [part, wordsFor(part)]));
  return JSON.stringify(words).replaceAll('<', '\\u003c');
}

/** Returns a script of an address of its own with these words in front of it. */
export function handWords(of: readonly Part[], script: string): string {
  return `const WORDS = ${writeWords(of)};\n${script}`;
}
