import '../../../design/styles/shared-elements.css';
import { categoryPath } from '../blog-paths.ts';
import { Banner } from '../cards/Banner.tsx';
import styles from './ArticleHeader.module.css';
import { Byline } from './Byline.tsx';
import columns from './columns.module.css';
import type { ShownArticle } from './shown-article.ts';

/** What stands above the text of an article (S2 section 2, 'Blog article'). */
export function ArticleHeader({ article }: { article: ShownArticle }) {
  const { subject, image, author, face, category, createdDate, readTime } = article;
  return (
    <section id="opening" className={`${columns.root} ${styles.root}`} aria-labelledby="blog-subject">
      <div className={`${columns.main} ${styles.words}`}>
        {category.name && (
          <a className={styles.category} href={categoryPath(category.categorySlug)}>
            {category.name}
          </a>
        )}
        <h1 className={styles.subject} id="blog-subject">
          {subject}
        </h1>
      </div>
      <div className={`${columns.side} ${styles.byline}`}>
        <Byline author={author} face={face} createdDate={createdDate} readTime={readTime} />
      </div>
      <Banner className={`${columns.main} ${styles.banner}`} src={image} />
    </section>
  );
}
