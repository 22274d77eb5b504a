import { describe, expect, it } from 'vitest';
import { contactAbout, readAskedQuestion } from './asked-question.ts';

describe('contactAbout', () => {
  it.each(['Do you train on our data?', 'Was kostet das für 20 Leute? 50 % & mehr', 'kitna #paisa'])(
    'brings “%s” to the contact form',
    (question) => {
      const { pathname, search, hash } = new URL(contactAbout(question), 'https://www.example');

      expect(pathname + search).toBe('/contact-us');
      expect(readAskedQuestion(hash)).toBe(question);
    },
  );

  it('leads to the empty form without a question', () => {
    expect(contactAbout('  ')).toBe('/contact-us');
  });
});

describe('readAskedQuestion', () => {
  it.each(['', '#another-time', '#question=', '#question=%', '#other=Hello'])(
    'reads nothing from “%s”',
    (fragment) => {
      expect(readAskedQuestion(fragment)).toBeUndefined();
    },
  );

  it('cuts what is longer than a question', () => {
    expect(readAskedQuestion(`#question=${'a'.repeat(1_000)}`)).toHaveLength(400);
  });
});
