import { describe, expect, it } from 'vitest';
import { replyToSmallTalk } from './small-talk.ts';

describe('replyToSmallTalk', () => {
  it.each([
    ['hello', /^Hello\./],
    ['Good morning!', /^Hello\./],
    ['Hey there 👋', /^Hello\./],
    ['thanks a lot', /^You are welcome\./],
    ['Thank you', /^You are welcome\./],
    ['bye', /^Goodbye\./],
    ['Hi, how are you?', /^I am well/],
    ['Who are you?', /AI assistant/],
    ['are you a robot', /AI assistant/],
    ['What can you do?', /^I answer from/],
    ['help', /^I answer from/],
    ['I want to talk to a human', /\/contact-us.*\/book-demo/],
    ['ok', /^All right\./],
    ['', /^I found no question/],
    ['???', /^I found no question/],
    ['💥 … !', /^I found no question/],
    [' \n\t', /^I found no question/],
  ])('replies to %j', (content, reply) => {
    expect(replyToSmallTalk(content)).toMatch(reply);
  });

  it.each([
    'Hi, what does the Growth plan cost?',
    'Thanks, and for Enterprise?',
    'How does an agent hand over to a person?',
    'Good morning, we are a team of eight and want to know whether the trial needs a credit card.',
    'What can your AI SDR do?',
    'Can you help me to compare the plans?',
    'test environment',
  ])('leaves %j to be looked up', (content) => {
    expect(replyToSmallTalk(content)).toBeUndefined();
  });
});
