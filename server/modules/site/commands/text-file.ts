import { parseDocument, stringify } from 'yaml';
import { Refusal } from '../../../shared/refusal.ts';

const HEAD = [
  '# Texts of the site that stand in place of those that were delivered, by their addresses.',
  '# npm run content -- import makes the site read like this file.',
].join('\n');

/** Returns a file of texts: sorted, so that versions of it compare line by line. */
export function writeTextFile(texts: ReadonlyMap<string, string>): string {
  const sorted = [...texts].sort(([one], [other]) => (one < other ? -1 : 1));
  return `${HEAD}\n${stringify(Object.fromEntries(sorted), { lineWidth: 0 })}`;
}

/** Reads such a file. @throws {Refusal} that names the line, where it is no such file: never taken for an empty one */
export function readTextFile(name: string, file: string): Map<string, string> {
  const yaml = parseDocument(file, { schema: 'failsafe' });
  const [error] = yaml.errors;
  if (error) {
    const [problem = ''] = error.message.split('\n');
    throw new Refusal(`${name} can’t be read: ${problem}`);
  }
  const texts: unknown = yaml.toJS();
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) {
    throw new Refusal(`${name} holds no texts by address; a file without any reads {}`);
  }
  return new Map(
    Object.entries(texts).map(([address, text]) => {
      if (typeof text === 'string') return [address, text];
      throw new Refusal(`${name}: ${address} is no text`);
    }),
  );
}
