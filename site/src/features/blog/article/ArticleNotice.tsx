import { BLOG_PAGE } from 'contract/site/addresses.ts';
import { ButtonLink } from '../../../design/ui/Button.tsx';
import { Notice } from '../../../design/ui/Notice.tsx';
import { wordsFor } from '../../../words.ts';

/** Why there is no article (S2 section 8). */
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
