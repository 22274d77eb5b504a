import { Face } from '../../../design/ui/Face.tsx';
import { ArticleFacts } from '../cards/ArticleFacts.tsx';
import styles from './Byline.module.css';
import type { ShownArticle } from './shown-article.ts';

/** Who wrote an article, when, and how long it takes to read (S2 section 2, 'Blog article'). */
export function Byline({
  author,
  face,
  createdDate,
  readTime,
}: Pick<ShownArticle, 'author' | 'face' | 'createdDate' | 'readTime'>) {
  return (
    <div className={styles.root}>
      <Face name={author} src={face} />
      <div>
        <p className={styles.author}>{author}</p>
        <ArticleFacts createdDate={createdDate} readTime={readTime} />
      </div>
    </div>
  );
}
