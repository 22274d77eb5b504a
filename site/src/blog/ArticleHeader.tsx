import { ArticleFacts } from './ArticleFacts.tsx';
import styles from './ArticleHeader.module.css';
import { Banner } from './Banner.tsx';
import { categoryPath } from './blog-paths.ts';
import type { ShownArticle } from './shown-article.ts';

/** What stands above the text of an article (S2 section 2, 'Blog article'). */
export function ArticleHeader({ article }: { article: ShownArticle }) {
  const { subject, image, author, category, createdDate, readTime } = article;
  return (
    <section className={styles.root} aria-labelledby="blog-subject">
      <div className={styles.words}>
        {category.name && (
          <a className={styles.category} href={categoryPath(category.categorySlug)}>
            {category.name}
          </a>
        )}
        <h1 className={styles.subject} id="blog-subject">
          {subject}
        </h1>
        <ArticleFacts author={author} createdDate={createdDate} readTime={readTime} />
      </div>
      <Banner className={styles.banner} src={image} />
    </section>
  );
}
