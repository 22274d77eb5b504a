import { describe, expect, it } from 'vitest';
import { readReply } from './read-reply.ts';

describe('readReply', () => {
  it('reads the words and the addresses of a message', () => {
    const markdown = 'It’s \\*free\\*.\n\nRead more: [Pricing](/pricing#plans), [A \\[b\\]](/terms)';
    expect(readReply(markdown)).toEqual({
      text: 'It’s *free*.\n\nRead more: Pricing, A [b]',
      addresses: ['/pricing#plans', '/terms'],
      asksBack: false,
    });
  });

  it('reads no answer from the questions that it offers', () => {
    const reply = readReply(
      'I’m not sure which of these you mean.\n\nDid you mean:\n\n- Is it $29?\n- Is it $99?',
    );
    expect(reply).toEqual({
      text: 'I’m not sure which of these you mean.\n\nDid you mean:',
      addresses: [],
      asksBack: true,
    });
  });
});
