import { expect, test } from 'vitest';
import { countChangedWords } from './changed-words.ts';

test.each([
  ['the same text', 'we open on the 23rd', 'we open on the 23rd', 0],
  ['other spaces only', 'we open  on', ' we open on\n', 0],
  ['one word replaced', 'we open on the 23rd', 'we open on the 28th', 1],
  ['a word put in', 'we open on', 'we still open on', 1],
  ['a word taken out', 'we still open on', 'we open on', 1],
  ['two neighbors that traded places', 'one two three', 'two one three', 1],
  ['a sign at a word', 'we open', 'we open.', 1],
  ['everything', 'one two', 'three four five', 3],
  ['all taken out', 'one two', '', 2],
  ['written from nothing', '', 'one two', 2],
])('counts changed words: %s', (_, before, after, changed) => {
  expect(countChangedWords(before, after)).toBe(changed);
});
