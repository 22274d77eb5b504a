import { BLOG_PAGE } from 'contract/site/addresses.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../design/ui/Button.tsx';
import { Notice } from '../../../design/ui/Notice.tsx';
import { wordsFor } from '../../../words.ts';
import styles from './ArticleNotice.module.css';

/** Reason why there is no article (S2 section 8). */
export type ArticleProblem = 'unknown' | 'badAddress' | 'empty' | 'removed';

/** Shown in place of an article. */
export function ArticleNotice({ problem }: { problem: ArticleProblem }) {
  const words = wordsFor('article');
  return (
    <Notice title={words[problem]} actions={<ButtonLink href={BLOG_PAGE}>{words.back}</ButtonLink>}>
      <p>{words[`${problem}Text`]}</p>
    </Notice>
  );
}

/** A word above an article about what the reader has before them. `title` is its first, in an element of its own. */
export function ArticleStrip({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.root} role="status">
      <p>
        <strong>{title}</strong> <span>{children}</span>
      </p>
    </div>
  );
}
