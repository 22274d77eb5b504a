import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gatherMessages, writePages } from './html-pages.ts';
import type { Peer } from './peer.ts';

interface Result {
  filePath: string;
  messages: { ruleId: string; message: string }[];
}

export default {
  title: 'html-validate',
  group: 'Readers and checkers',
  npm: ['html-validate@11.21.1'],
  expected:
    'No errors by its rules `html-validate:standard` on any page, but for the styles beside what they style (decision 005).',
  async run(bench) {
    const pages = await writePages(bench);
    const config = join(bench.folder, 'config.json');
    const output = join(bench.folder, 'found.json');
    await writeFile(config, '{ "root": true, "extends": ["html-validate:standard"] }');
    const program = join(bench.packages, 'node_modules/.bin/html-validate');
    const how = ['--config', config, '--formatter', `json=${output}`, '--max-warnings', '100000'];
    // It ends with 1 where it has found something.
    const { exited } = bench.start(program, [...how, ...pages.keys()]);
    await exited;
    const { default: found }: { default: Result[] } = await import(output, { with: { type: 'json' } });
    await bench.attempt(`${pages.size} pages, with errors, results and articles: valid`, () => {
      const messages = found.flatMap(({ filePath, messages }) =>
        messages.map(({ ruleId, message }) => ({
          path: pages.get(filePath) ?? filePath,
          message: `${ruleId}: ${message}`,
        })),
      );
      const isOurs = (message: string) => message.includes(': <style> element is not permitted');
      assert.deepEqual(gatherMessages(messages.filter(({ message }) => !isOurs(message))), []);
    });
  },
} satisfies Peer;
