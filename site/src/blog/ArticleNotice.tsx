import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** In the place of an article: why there is none (S2 section 8). */
export type ArticleProblem = 'Blog not found' | 'Invalid blog URL.' | 'No blog found.';

const EXPLANATIONS: Readonly<Record<ArticleProblem, string>> = {
  'Blog not found': 'It may have been taken down, or the address may have a slip in it.',
  'Invalid blog URL.': 'The address of an article names its category and its title.',
  'No blog found.': 'The article at this address is empty.',
};

export function ArticleNotice({ problem }: { problem: ArticleProblem }) {
  return (
    <Notice title={problem} actions={<ButtonLink href={paths.blog}>Back to the blog</ButtonLink>}>
      <p>{EXPLANATIONS[problem]}</p>
    </Notice>
  );
}
