import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Engine, Tables } from '../../plugins/database/schema.ts';
import { type QueryWords, wordsOf } from './search-words.ts';

/** The words of an article. */
export interface SearchableArticle {
  id: string;
  subject: string;
  text: string;
}

/** An article that holds the words sought; the lower its score, the better it fits. */
export interface Hit {
  id: string;
  score: number;
}

/** Full-text search; each engine has its own. */
export interface SearchIndex {
  /** Puts an article's words in place of those it had; part of the transaction that writes the article. */
  indexArticle(transaction: Transaction<Tables>, article: SearchableArticle): Promise<void>;
  /** Forgets an article's words, before the article itself is deleted. */
  removeArticle(transaction: Transaction<Tables>, id: string): Promise<void>;
  /** A table of hits, to be joined, of articles in every state. */
  selectHits(sought: QueryWords): RawBuilder<Hit>;
}

/** Weight of a word in the title, relative to one in the text. */
const SUBJECT_WEIGHT = 10;

const sqliteSearch: SearchIndex = {
  async indexArticle(transaction, { id, subject, text }) {
    for (const index of ['blog_stems', 'blog_words']) {
      await sql`insert or replace into ${sql.table(index)} (rowid, subject, text)
        select search_row, ${plain(subject)}, ${plain(text)} from blog_articles where id = ${id}`.execute(
        transaction,
      );
    }
  },

  async removeArticle(transaction, id) {
    for (const index of ['blog_stems', 'blog_words']) {
      await sql`delete from ${sql.table(index)}
        where rowid = (select search_row from blog_articles where id = ${id})`.execute(transaction);
    }
  },

  // Words are letters and digits only, so that none of them can end its quotation marks. The hits are gathered
  // first and once: joined right away, SQLite would query the index again for each article. The plus signs keep it
  // from doing the same for each row of a list.
  selectHits({ complete, last }) {
    const everyWord = quoteAll([...complete, last]);
    const hasEveryWord = sql`select rowid from blog_stems where blog_stems match ${everyWord}`;
    const hasEarlierWords = sql`select rowid from blog_stems where blog_stems match ${quoteAll(complete)}`;
    return sql<Hit>`(
      with hit (search_row, score) as materialized (
        select rowid, bm25(blog_stems, ${SUBJECT_WEIGHT}, 1)
          from blog_stems where blog_stems match ${everyWord}
        union all
        select rowid, bm25(blog_words, ${SUBJECT_WEIGHT}, 1)
          from blog_words where blog_words match ${`${quoteAll([last])} *`} and +rowid not in (${hasEveryWord})
          ${complete.length > 0 ? sql`and +rowid in (${hasEarlierWords})` : sql``}
      )
      select blog_articles.id as id, hit.score as score from hit join blog_articles using (search_row)
    )`;
  },
};

const postgresSearch: SearchIndex = {
  async indexArticle(transaction, { id, subject, text }) {
    const [title, body] = [plain(subject), plain(text)];
    await sql`insert into blog_search (article_id, words) values (${id},
        setweight(to_tsvector('english', ${title}), 'A') || setweight(to_tsvector('simple', ${title}), 'A')
        || to_tsvector('english', ${body}) || to_tsvector('simple', ${body}))
      on conflict (article_id) do update set words = excluded.words`.execute(transaction);
  },

  // Its row goes with the article.
  async removeArticle() {},

  // 'english' has no stem for words such as 'the': as written they must occur all the same, as on SQLite.
  selectHits({ complete, last }) {
    const everyWord = [
      ...complete.map((word) => sql`(${stem(word)} || to_tsquery('simple', ${word}))`),
      sql`(${stem(last)} || to_tsquery('simple', ${`${last}:*`}))`,
    ];
    return sql<Hit>`(
      select blog_search.article_id as id, -ts_rank(blog_search.words, sought.words) as score
      from blog_search, (select ${sql.join(everyWord, sql` && `)} as words) as sought
      where blog_search.words @@ sought.words
    )`;
  },
};

export const SEARCH_INDEXES: Record<Engine, SearchIndex> = { sqlite: sqliteSearch, postgres: postgresSearch };

/** A text as the engines shall see it: neither takes what is left for a file name or an address. */
function plain(text: string): string {
  return wordsOf(text).join(' ');
}

/** All of them must occur. */
function quoteAll(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(' ');
}

function stem(word: string): RawBuilder<unknown> {
  return sql`to_tsquery('english', ${word})`;
}

/**
 * Fills the search index of a database whose articles were copied from the other engine: each finds words in its own
 * way.
 */
export async function indexArticles(engine: Engine, transaction: Transaction<Tables>): Promise<void> {
  const articles = await transaction.selectFrom('blog_articles').select('id').execute();
  for (const { id } of articles) {
    const article = await transaction
      .selectFrom('blog_articles')
      .select(['id', 'subject', 'text'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await SEARCH_INDEXES[engine].indexArticle(transaction, article);
  }
}
