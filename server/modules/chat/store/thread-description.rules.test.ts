import { expect, it } from 'vitest';
import { describeThread } from './message-statements.ts';

it.each([
  ['a short message as it is', 'What does Growth cost?', 'What does Growth cost?'],
  ['lines and blanks as one line', '  What\n\n does\tGrowth cost? ', 'What does Growth cost?'],
  ['exactly sixty units whole', 'x'.repeat(60), 'x'.repeat(60)],
  ['a long message by its whole words', `${'word '.repeat(11)}last of all`, `${'word '.repeat(11)}last…`],
  ['a long message that breaks right behind a word', `${'x'.repeat(60)} y`, `${'x'.repeat(60)}…`],
  ['a word that never ends by its beginning', 'x'.repeat(100), `${'x'.repeat(60)}…`],
  ['no half characters', `${'x'.repeat(59)}😀😀`, `${'x'.repeat(59)}…`],
])('describes %s', (_case, content, description) => {
  expect(describeThread(content)).toBe(description);
});
