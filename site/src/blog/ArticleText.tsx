import highlighting from '../ui/Highlight.module.css';
import { ProseHtml } from '../ui/Prose.tsx';
import styles from './ArticleText.module.css';

/** The body of an article. The HTML has been sanitised, by our import or by `sanitizeHtml`. */
export function ArticleText({ html }: { html: string }) {
  return (
    <div className={`${styles.root} ${highlighting.root}`}>
      <ProseHtml html={html} />
    </div>
  );
}
