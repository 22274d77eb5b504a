import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type ComparableArticle, compareArticles, countTerms } from './similarity.ts';

function make(chosen: Partial<ComparableArticle>): ComparableArticle {
  return { subject: '', category: '', html: '', text: '', ...chosen };
}

function rank(articles: Record<string, Partial<ComparableArticle>>) {
  const terms = Object.entries(articles).map(([id, article]) => [id, countTerms(make(article))] as const);
  return compareArticles(new Map(terms));
}

async function idsLike(articles: Record<string, Partial<ComparableArticle>>, id: string): Promise<string[]> {
  const similarTo = await rank(articles);
  return similarTo(id).map((other) => other.id);
}

describe('countTerms', () => {
  it.each<[string, Partial<ComparableArticle>, [string, number][]]>([
    ['a word of the text once each time', { text: 'Draft, draft' }, [['draft', 2]]],
    ['a word of the title six times', { subject: 'Drafts' }, [['draft', 6]]],
    ['a word of a heading twice more', { html: '<h2 id="a">The <em>draft</em></h2>' }, [['draft', 2]]],
    ['a word of the category twice', { category: 'Sales' }, [['sale', 2]]],
    ['a plural as its singular', { text: 'approvals access approval' }, [['approval', 2]]],
    ['accents and capitals as the same word', { text: 'CAFÉ cafe' }, [['cafe', 2]]],
  ])('counts %s', (_, article, expected) => {
    const counts = countTerms(make(article));
    for (const [term, count] of expected) expect(counts.get(term)).toBe(count);
  });

  it.each(['2025', 'an', 'is'])('ignores %s', (word) => {
    expect(countTerms(make({ text: word })).size).toBe(0);
  });

  it('ignores words outside of headings in the HTML', () => {
    expect(countTerms(make({ html: '<p>words</p><h3>one</h3><p>words</p>' })).has('word')).toBe(false);
  });
});

describe('compareArticles', () => {
  const BLOG = {
    token: { subject: 'An expired token', text: 'the token expires and the socket closes with an error' },
    socket: { subject: 'The chat socket', text: 'the socket opens with a token and the chat begins' },
    meeting: { subject: 'The cost of a meeting', text: 'the people in the room and the hour they spend' },
    calendar: { subject: 'A calendar', text: 'the people plan the hour of the meeting with an assistant' },
  };

  it.each([
    ['token', 'socket'],
    ['socket', 'token'],
    ['meeting', 'calendar'],
    ['calendar', 'meeting'],
  ])('ranks articles by what they say: for %s it is %s', async (id, likest) => {
    expect((await idsLike(BLOG, id))[0]).toBe(likest);
  });

  it('leaves out the article itself', async () => {
    expect(await idsLike(BLOG, 'token')).not.toContain('token');
  });

  it('weighs a rare word more than one that all articles have', async () => {
    const similarTo = await rank({
      asked: { text: 'team agent escrow' },
      common: { text: 'team agent lease' },
      rare: { text: 'escrow deposit notary' },
      a: { text: 'team agent garden' },
      b: { text: 'team agent river' },
      c: { text: 'team agent mountain' },
      d: { text: 'team agent harbor' },
      e: { text: 'team agent bridge' },
    });
    expect(similarTo('asked')[0]?.id).toBe('rare');
  });

  it('computes a similarity from 0 to 1', async () => {
    const similarTo = await rank({
      a: { text: 'one two three' },
      b: { text: 'one two three' },
      c: { text: 'four' },
    });
    expect(similarTo('a')).toEqual([{ id: 'b', similarity: 1 }]);
  });

  it('keeps the given order among articles that are equally similar', async () => {
    const same = { text: 'the very same words' };
    expect(await idsLike({ a: same, b: same, c: same }, 'b')).toEqual(['a', 'c']);
  });

  it('leaves time for other requests while it compares', async () => {
    const text = (article: number) => `${'abcdefghij'[article % 10]}bacus loom`;
    const many = Object.fromEntries(
      Array.from({ length: 100 }, (_, article) => [article, { text: text(article) }]),
    );
    let turns = 0;
    let isOver = false;
    const countTurns = async () => {
      for (; !isOver; turns += 1) await setImmediate();
    };
    const counting = countTurns();
    await rank(many);
    isOver = true;
    await counting;
    expect(turns).toBeGreaterThanOrEqual(4);
  });

  it.each<[string, Record<string, Partial<ComparableArticle>>, string]>([
    ['an article alone', { a: { text: 'words' } }, 'a'],
    ['an article without words', { a: {}, b: { text: 'words' } }, 'a'],
    ['one that is not there', { a: { text: 'words' } }, 'z'],
  ])('finds no articles for %s', async (_, articles, id) => {
    expect(await idsLike(articles, id)).toEqual([]);
  });
});
