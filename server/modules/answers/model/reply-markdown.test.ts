import type { AskAnswer } from 'contract/answers/ask.ts';
import { describe, expect, it } from 'vitest';
import { readReply } from '../../../../checks/support/answers/read-reply.ts';
import { replyMarkdown } from './site-responder.ts';

const ANSWER: AskAnswer = {
  kind: 'answer',
  text: 'It’s $29 a month.',
  sources: [{ title: 'Pricing', address: '/pricing#plans' }],
  suggestions: [],
  next: [{ label: 'Book a demo', page: '/book-demo' }],
};

describe('replyMarkdown', () => {
  it('links what an answer rests on, and what to do next', () => {
    expect(replyMarkdown(ANSWER)).toBe(
      'It’s $29 a month.\n\nRead more: [Pricing](/pricing#plans)\n\nNext: [Book a demo](/book-demo)',
    );
  });

  it('links a page once, and at most three', () => {
    const sources = ['/a#1', '/a#2', '/b', '/c', '/d'].map((address) => ({ title: 'T', address }));
    const [, read = ''] = replyMarkdown({ ...ANSWER, sources, next: [] }).split('\n\n');
    expect(read.match(/\(\/\w/g)).toEqual(['(/a', '(/b', '(/c']);
  });

  it('lists what may have been meant', () => {
    const suggestions = ['What is it?', 'What does it cost?'];
    expect(replyMarkdown({ ...ANSWER, suggestions, sources: [], next: [] })).toBe(
      'It’s $29 a month.\n\nDid you mean:\n\n- What is it?\n- What does it cost?',
    );
  });

  it('says the text of an answer as it stands, whatever signs are in it', () => {
    const text = 'Send `a*b` [here](javascript:alert(1)) <b>now</b> \\o/';
    const markdown = replyMarkdown({ ...ANSWER, text, sources: [], next: [] });
    expect(markdown).toBe('Send \\`a\\*b\\` \\[here\\](javascript:alert(1)) \\<b\\>now\\</b\\> \\\\o/');
    expect(readReply(markdown)).toEqual({ text, addresses: [], asksBack: false });
  });
});
