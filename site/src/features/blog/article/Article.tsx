import type { ReactNode } from 'react';
import type { ShownArticle } from '../article-fields.ts';
import styles from './Article.module.css';
import '../../../design/styles/shared-elements.css';
import { Face } from '../../../design/ui/Face.tsx';
import { categoryPath } from '../blog-paths.ts';
import { ArticleFacts } from '../cards/ArticleFacts.tsx';
import { Banner } from '../cards/Banner.tsx';
import columns from './columns.module.css';

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

/** Header of an article, above its text (S2 section 2, 'Blog article'). */
function ArticleHeader({ article }: { article: ShownArticle }) {
  const { subject, image, author, face, category, createdDate, readTime } = article;
  return (
    <section
      id="opening"
      className={`${columns.root} ${styles.articleHeader}`}
      aria-labelledby="blog-subject"
    >
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
      <div className={columns.side}>
        <Byline author={author} face={face} createdDate={createdDate} readTime={readTime} />
      </div>
      <Banner className={`${columns.main} ${styles.banner}`} src={image} />
    </section>
  );
}

/** Author and date of an article, and how long it takes to read (S2 section 2, 'Blog article'). */
function Byline({
  author,
  face,
  createdDate,
  readTime,
}: Pick<ShownArticle, 'author' | 'face' | 'createdDate' | 'readTime'>) {
  return (
    <div className={styles.bylineRoot}>
      <Face name={author} src={face} />
      <div>
        <p className={styles.author}>{author}</p>
        <ArticleFacts createdDate={createdDate} readTime={readTime} />
      </div>
    </div>
  );
}
