import { beforeAll, describe, expect, it } from 'vitest';
import { openTopicsOnce } from '../topics/open-topics.ts';
import { createTopicFinder, type TopicFinder } from './topic-finder.ts';

let finder: TopicFinder;

beforeAll(async () => {
  finder = createTopicFinder(await openTopicsOnce()(), 'Acme');
});

const pick = (content: string, before?: string) => finder.pick(finder.find(content, before), content)?.id;

describe('createTopicFinder', () => {
  it.each([
    ['refund', 'refund'],
    ['trial', 'free-trial'],
    ['Do you train your models on what we upload?', 'training-on-your-data'],
    ['Is Acme SOC 2 certified?', 'soc2-iso27001'],
    ['wat is a credt', 'what-is-a-credit'],
  ])('answers %j with the topic %s', (content, id) => {
    expect(pick(content)).toBe(id);
  });

  it('reads a follow-up together with the question before it', () => {
    expect(pick('what happens after it?', 'Is there a free trial?')).toBe('trial-end');
  });

  it.each([
    ['of another company', 'Can you help me cancel my Netflix subscription?'],
    ['between two topics', 'security'],
    ['of which another topic has more words', 'Which company runs the servers?'],
  ])('asks back for a question %s', (_what, content) => {
    expect(finder.find(content, undefined).length).toBeGreaterThan(0);
    expect(pick(content)).toBeUndefined();
  });

  it.each(['Who won the football world cup in 2022?', 'asdf qwerty zxcv'])(
    'finds nothing for %j',
    (content) => {
      expect(finder.find(content, undefined)).toEqual([]);
    },
  );
});
