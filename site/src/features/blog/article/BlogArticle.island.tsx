import { type ReactNode, useEffect, useState } from 'react';
import { documentTitle } from '../../../layout/page-title.ts';
import { wordsFor } from '../../../words.ts';
import { type ArticleFields, type ShownArticle, withoutText } from '../article-fields.ts';
import { Article } from './Article.tsx';
import { ArticleNotice, type ArticleProblem, ArticleStrip } from './ArticleNotice.tsx';
import { ArticleText } from './ArticleText.tsx';
import styles from './BlogArticle.module.css';
import { type FetchedArticle, fetchArticle } from './fetch-article.ts';
import { localizeRelatedDates } from './localize-dates.ts';

/** Content of the page: an article, whose text is that of the server's page where it has no `html`. */
type Shown =
  | { kind: 'loading' }
  | { kind: 'problem'; problem: ArticleProblem }
  | { kind: 'article'; article: ShownArticle; html?: string; isOutdated?: boolean };

/**
 * An article (S2 section 4, 'Blog article'). Hydrated to fetch it again, from whatever host has the articles, and to
 * write its date as the reader does; until then there is what the server rendered. `children` are the text.
 */
export function BlogArticle({
  categorySlug,
  url,
  article,
  version,
  isUnknown = false,
  children,
}: {
  categorySlug: string;
  url: string;
  /** The article that the server found. */
  article?: ShownArticle;
  /** Version of that article; see `article-version.ts`. */
  version?: string;
  /** True if the server looked and found none. */
  isUnknown?: boolean;
  children?: ReactNode;
}) {
  const [shown, setShown] = useState<Shown>(() => {
    if (!categorySlug || !url) return { kind: 'problem', problem: 'badAddress' };
    if (isUnknown) return { kind: 'problem', problem: 'unknown' };
    return article ? { kind: 'article', article } : { kind: 'loading' };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has arrived
  useEffect(() => {
    if (!categorySlug || !url) return;
    const controller = new AbortController();
    void fetchArticle(categorySlug, url, version, controller.signal).then((fetched) => {
      if (controller.signal.aborted) return;
      if (fetched.kind === 'article') document.title = documentTitle(fetched.article.subject);
      setShown((before) => afterCall(before, fetched));
    });
    return () => controller.abort();
  }, []);

  useEffect(localizeRelatedDates, []);

  useEffect(() => {
    if (shown.kind === 'problem') document.title = documentTitle(wordsFor('article')[shown.problem]);
  }, [shown]);

  if (shown.kind === 'loading') {
    return (
      <p className={styles.loading} role="status">
        {wordsFor('article').loading}
      </p>
    );
  }
  if (shown.kind === 'problem') return <ArticleNotice problem={shown.problem} />;
  return (
    <Article article={shown.article} notice={shown.isOutdated && <OutdatedNotice />}>
      {shown.html === undefined ? children : <ArticleText html={shown.html} />}
    </Article>
  );
}

/**
 * Returns the content after a call. A reader who has the article already can go on reading it when no answer comes.
 */
function afterCall(before: Shown, fetched: FetchedArticle): Shown {
  switch (fetched.kind) {
    case 'same':
      return before;
    case 'article':
      return { kind: 'article', article: shownOf(before, fetched.article), html: fetched.article.content };
    case 'empty':
      return { kind: 'problem', problem: 'empty' };
    case 'refused':
      return { kind: 'problem', problem: 'unknown' };
    case 'unreachable':
      if (before.kind === 'article') return { ...before, isOutdated: true };
      return { kind: 'problem', problem: 'unknown' };
  }
}

/** The writer's picture is known to the server alone. */
function shownOf(before: Shown, fetched: ArticleFields): ShownArticle {
  const shown = withoutText(fetched);
  const isSameWriter = before.kind === 'article' && before.article.author === shown.author;
  return isSameWriter ? { ...shown, face: before.article.face } : shown;
}

/** Notice for a call without an answer, where the article did come with the page. */
function OutdatedNotice() {
  const words = wordsFor('article');
  return <ArticleStrip title={words.unknown}>{words.outdated}</ArticleStrip>;
}
