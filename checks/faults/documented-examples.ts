import type { Program } from './run-program.ts';

export type Language = 'bash' | 'javascript' | 'python';

/** Values that a reader puts in place of the words of an example. */
export type Values = Readonly<Record<string, string>>;

export interface CodeBlock {
  language: string;
  code: string;
}

const FENCE = /^```(\w+)\n(.*?)\n```$/gms;

/** The code of a page of the reference, as 'Copy as Markdown' gives it, in its order. */
export async function readCodeBlocks(address: string): Promise<CodeBlock[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const markdown = await response.text();
  return [...markdown.matchAll(FENCE)].map(([, language = '', code = '']) => ({ language, code }));
}

/** The program of an endpoint in one language: the last block of that language on its page. */
export async function readExample(server: string, slug: string, language: Language): Promise<string> {
  const blocks = await readCodeBlocks(`${server}/api-reference/${slug}.md`);
  const block = blocks.findLast((candidate) => candidate.language === language);
  if (!block) throw new Error(`${slug} has no example in ${language}`);
  return block.code;
}

/** The code as a reader would have changed it. */
export function fillIn(code: string, values: Values): string {
  return Object.entries(values).reduce((filled, [word, value]) => filled.replaceAll(word, value), code);
}

/** Returns the program that runs code of a language. */
export function programOf(language: Language, code: string, python = 'python3'): Program {
  if (language === 'bash') return { command: 'bash', args: ['-c', code] };
  if (language === 'python') return { command: python, args: ['-c', code] };
  return { command: process.execPath, args: ['--input-type=module', '-e', code] };
}
