import { content } from '../../../content.ts';
import { Article } from './Article.tsx';
import { ArticleStrip } from './ArticleStrip.tsx';
import { ArticleText } from './ArticleText.tsx';
import { describePublication } from './publication-text.ts';
import type { ShownArticle } from './shown-article.ts';

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
