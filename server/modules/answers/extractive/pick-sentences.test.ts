import { describe, expect, it } from 'vitest';
import type { Passage, Statement } from '../../search/passages/passage.ts';
import { PassageIndex } from '../../search/passages/passage-index.ts';
import { readQueryTerms } from '../../search/passages/query-terms.ts';
import { pickSentences } from './pick-sentences.ts';

function makePassage(heading: string, ...statements: (string | Statement)[]): Passage {
  const page = `/${heading.toLowerCase().replaceAll(/\W+/g, '-')}`;
  const said = statements.map((text) =>
    typeof text === 'string' ? { kind: 'sentence' as const, text } : text,
  );
  return { address: page, page, title: heading, heading, around: '', statements: said };
}

function pick(content: string, passages: Passage[], asksForFigure = false): string[] {
  const index = new PassageIndex();
  for (const passage of passages) index.add(passage);
  const findings = index.find(readQueryTerms({ content, history: [] }), 8);
  return pickSentences(findings, asksForFigure).flatMap(({ sentences }) => sentences);
}

describe('pickSentences', () => {
  it('picks the sentence with the words of the question', () => {
    const passage = makePassage(
      'Trial',
      'We like bread.',
      'A credit card is never asked for.',
      'Nothing else happens.',
    );
    expect(pick('credit card', [passage])).toEqual(['A credit card is never asked for.']);
  });

  it('keeps the order of the page', () => {
    const passage = makePassage(
      'Tokens',
      'A token lives for a day.',
      'It rains.',
      'A token opens a socket for a day.',
    );
    expect(pick('token day', [passage])).toEqual([
      'A token lives for a day.',
      'A token opens a socket for a day.',
    ]);
  });

  it('answers a question that is a heading with the sentences below it', () => {
    const passage = makePassage('Can we leave?', 'Yes. You may do so at any time.', 'No one asks why.');
    expect(pick('can I leave', [passage])).toEqual(['Yes. You may do so at any time.', 'No one asks why.']);
  });

  it('answers a heading that is not a question with its first sentence', () => {
    const passage = makePassage('Refunds', 'Write to us.', 'Then we repay.', 'The sky is blue.');
    expect(pick('refunds', [passage])).toEqual(['Write to us.']);
  });

  it('picks one of two sentences that say the same', () => {
    const one = makePassage('Data', 'We keep your data for 30 days after you cancel.');
    const other = makePassage('Leaving', 'Your data is kept for 30 days after you cancel.');
    expect(pick('data after cancelling', [one, other])).toHaveLength(1);
  });

  it('picks three sentences at most', () => {
    const passages = [
      ...['Wool is warm in winter.', 'Sheep give wool.', 'Moths eat wool.', 'Washing shrinks wool.'],
    ].map((text) => makePassage('Fibres', text));
    expect(pick('wool', passages)).toHaveLength(3);
  });

  it('picks one sentence rather than two long ones', () => {
    const long = (end: string) =>
      `Wool ${Array.from({ length: 60 }, (_none, at) => `${end}${at}`).join(' ')}.`;
    expect(pick('wool', [makePassage('One', long('alpha')), makePassage('Two', long('beta'))])).toHaveLength(
      1,
    );
  });

  it('prefers a figure when the question asks for one', () => {
    const passage = makePassage('Library', 'The price covers both.', 'One price is 297 dollars.');
    expect(pick('price', [passage], true)).toEqual(['One price is 297 dollars.']);
    expect(pick('price', [passage], false)).toEqual(['The price covers both.', 'One price is 297 dollars.']);
  });

  it('prefers a sentence that can stand alone', () => {
    const passage = makePassage('Agents', 'They write drafts.', 'An agent writes drafts.');
    expect(pick('drafts', [passage])[0]).toBe('An agent writes drafts.');
  });

  it('quotes no fragment', () => {
    expect(pick('teams', [makePassage('Best', { kind: 'fragment', text: 'Best for teams' })])).toEqual([]);
  });
});
