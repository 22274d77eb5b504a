import { BLOG_PAGE } from 'contract/site/addresses.ts';
import { ButtonLink } from '../../../design/ui/Button.tsx';
import { Notice } from '../../../design/ui/Notice.tsx';

/** Shown in place of an article: why there isn't one (S2 section 8). */
export type ArticleProblem = 'Blog not found' | 'Invalid blog URL.' | 'No blog found.' | 'Article removed';

const EXPLANATIONS: Readonly<Record<ArticleProblem, string>> = {
  'Blog not found': 'It may have been removed, or there’s a typo in the address.',
  'Invalid blog URL.': 'An article’s address has its category and its title.',
  'No blog found.': 'There’s no text at this address.',
  'Article removed': 'We took this article down, and it won’t come back to this address.',
};

export function ArticleNotice({ problem }: { problem: ArticleProblem }) {
  return (
    <Notice title={problem} actions={<ButtonLink href={BLOG_PAGE}>Back to the blog</ButtonLink>}>
      <p>{EXPLANATIONS[problem]}</p>
    </Notice>
  );
}
