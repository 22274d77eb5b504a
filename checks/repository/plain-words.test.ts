import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Words that `docs/voice.md` replaces in copy, and that comments, test titles and documents do without as well. */
const REPLACED =
  'whoever|nobody|mend|mended|mends|anew|in vain|(is|are|was|were|be|been) told|is none|are none|somebody|everybody|strangers?|sisters';
const SEARCHED = ['*.ts', '*.tsx', '*.astro', '*.mjs', '*.md', '*.css', '*.yaml'];
/** The specification and the articles have words of their own. */
const LEFT_OUT = [':!docs/specification', ':!content'];

/** Files that need such a word, and what for. */
const NEEDED_IN: Record<string, string> = {
  'checks/repository/': 'lists the words',
  'docs/voice.md': 'names the words that it replaces',
  'server/modules/agents/consent/consent-phrases.ts': 'reads what people write',
  'server/modules/agents/consent/consent.rules.test.ts': 'what people write',
  'server/modules/answers/ask/small-talk.ts': 'reads what people write',
  'server/modules/answers/passages/stop-words.ts': 'a list of English words',
  'checks/support/postgres-cluster.ts': 'a user of Unix is called nobody',
};

it('uses no word that the voice of the site replaces', () => {
  const args = ['grep', '--untracked', '-niwIE', REPLACED, '--', ...SEARCHED, ...LEFT_OUT];
  const lines = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const needed = Object.keys(NEEDED_IN);
  expect(lines.filter((line) => !needed.some((file) => line.startsWith(file)))).toEqual([]);
});
