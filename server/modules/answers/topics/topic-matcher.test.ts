import type { Topic } from 'contract/content/topic.ts';
import { describe, expect, it } from 'vitest';
import { content } from '../../../shared/content.ts';
import { openTopicsOnce } from './open-topics.ts';
import { TopicMatcher } from './topic-matcher.ts';

function makeTopic(id: string, question: string, phrasings: string[], answer = 'Yes.'): Topic {
  return {
    ...{ id, question, phrasings, answer, sources: [], reviewed: '2026-11-26' },
    ...{ folder: 'answers', words: '', audience: 'buyer', status: 'published' },
  };
}

const MARMOTS = makeTopic(
  'marmots',
  'Do you feed marmots?',
  ['marmot food', 'clover for marmots'],
  'They eat clover daily.',
);
const PENGUINS = makeTopic('penguins', 'Do you wash penguins?', ['penguin bath', 'soap for penguins']);
const PRICE = makeTopic('price', 'What is the price of a visit?', ['visit cost', 'ticket fee']);
const matcher = await TopicMatcher.read([MARMOTS, PENGUINS, PRICE]);

const best = (text: string) => matcher.match(text, 1)[0];

describe('TopicMatcher', () => {
  it.each([
    ['Do you feed marmots?', 'marmots'],
    ['food of the marmot', 'marmots'],
    ['penguin soap', 'penguins'],
    ['pengiun soap', 'penguins'],
    ['MARMOTES', 'marmots'],
    ['Was kostet ein Besuch?', 'price'],
    ['kitna paisa lagega', 'price'],
    ['¿Cuánto cuesta?', 'price'],
    ['what do they eat daily', 'marmots'],
  ])('finds for %j the topic %s', (text, id) => {
    expect(best(text)?.topic.id).toBe(id);
  });

  it('is surer the more of a question a topic covers', () => {
    const scores = [
      'do you feed marmots',
      'do you feed marmots on tuesday evenings',
      'do you feed zebras',
    ].map((text) => best(text)?.score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBeGreaterThan(0.6);
    expect(scores[2]).toBeLessThan(0.4);
  });

  it('tells the words that a topic lacks', () => {
    expect(best('do you feed marmots in helicopters')?.lacking).toEqual(['helicopters']);
    expect(best('do you feed marmots')?.lacking).toEqual([]);
  });

  it('reads a typo as the word that was meant', () => {
    expect(best('clvoer')).toMatchObject({ topic: MARMOTS, score: best('clover')?.score, lacking: [] });
  });

  it('finds nothing for a text without a word', () => {
    expect(matcher.match('', 3)).toEqual([]);
    expect(matcher.match('?!', 3)).toEqual([]);
  });

  it('knows the words of its topics', () => {
    expect(['clover', 'soap', 'zebra'].map((word) => matcher.knows(word))).toEqual([true, true, false]);
  });

  it('reads a long text in as much time as its beginning', () => {
    const long = `marmot food ${'zebra '.repeat(60_000)}`;
    expect(best(long)?.topic.id).toBe('marmots');
  });

  it('finds each topic of ours by its own question', async () => {
    const topics = await openTopicsOnce()();
    const lost = content()
      .list('topic')
      .filter(({ question, id }) => topics.match(question, 1)[0]?.topic.id !== id);
    expect(lost.map(({ id }) => id)).toEqual([]);
  });
});
