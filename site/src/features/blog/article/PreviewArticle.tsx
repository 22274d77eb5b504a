import { fill } from 'contract/content/fill.ts';
import { content } from '../../../content.ts';
import type { ShownArticle } from '../article-fields.ts';
import { formatNeutralDate } from '../cards/ArticleFacts.tsx';
import { Article } from './Article.tsx';
import { ArticleStrip } from './ArticleNotice.tsx';
import { ArticleText } from './ArticleText.tsx';

/** An article that readers do not see yet. It is no island: no call would find it. */
export function PreviewArticle({ article, html }: { article: ShownArticle; html: string }) {
  const words = describePublication(article.createdDate, new Date());
  return (
    <Article
      article={article}
      notice={<ArticleStrip title={content().one('pages/blog').article.preview}>{words}</ArticleStrip>}
    >
      <ArticleText html={html} />
    </Article>
  );
}

/**
 * Describes when readers will see an article that they do not see yet. One whose date has passed can only be a draft;
 * one with a future date may be a draft as well, and the answer doesn't say.
 * @param publishDate ISO 8601
 */
export function describePublication(publishDate: string, now: Date): string {
  const { draft, planned } = content().one('pages/blog').article;
  return new Date(publishDate) <= now ? draft : fill(planned, { date: formatNeutralDate(publishDate) });
}
