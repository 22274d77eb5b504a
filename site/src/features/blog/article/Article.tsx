import type { ReactNode } from 'react';
import styles from './Article.module.css';
import { ArticleHeader } from './ArticleHeader.tsx';
import type { ShownArticle } from './shown-article.ts';

/** An article: its header, and its text as `children`. `notice` stands above both. */
export function Article({
  article,
  notice,
  children,
}: {
  article: ShownArticle;
  notice?: ReactNode;
  children: ReactNode;
}) {
  return (
    <article className={styles.root} lang={article.lang}>
      <div className={styles.progress} aria-hidden="true" />
      {notice}
      <ArticleHeader article={article} />
      {children}
    </article>
  );
}
