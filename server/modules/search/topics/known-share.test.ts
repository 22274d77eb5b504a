import type { Topic } from 'contract/answers/topic.ts';
import { describe, expect, it } from 'vitest';
import { knownShareOf } from './known-share.ts';

const TOPIC = {
  question: 'Who is behind the company?',
  phrasings: ['who founded it', 'the founders'],
  answer: 'We don’t publish who founded us.',
  sources: [{ page: '/contact-us', anchor: '', evidence: 'Tell us what’s stuck.' }],
} as unknown as Topic;

describe('knownShareOf', () => {
  it.each([
    ['Who founded it?', 1],
    ['the company founders', 1],
    ['WHO FOUNDED THE COMPANY', 1],
    ['who foundet it', 1],
    ['founde', 1],
    ['who founded Rome', 0.5],
    ['the founders of Rome and Athens', 1 / 3],
    ['what is stuck', 1],
    ['pizza', 0],
    ['who is it', 0],
    ['', 0],
  ])('knows of %j the share %d', (text, share) => {
    expect(knownShareOf(text, TOPIC)).toBeCloseTo(share);
  });
});
