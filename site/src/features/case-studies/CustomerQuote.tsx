import type { CaseStudy } from 'contract/content/case-study.ts';
import { content } from '../../content.ts';
import { facePath } from '../../design/pictures/faces.ts';
import { Face } from '../../design/ui/Face.tsx';
import styles from './CustomerQuote.module.css';
import { caseStudyPath } from './case-studies.ts';

/** One sentence from a case study, where there is room for no more: in the free column beside what the visitor has come for. */
export function CustomerQuote({ study }: { study: CaseStudy }) {
  const { confirmed, testimonial } = study;
  const { text, name, role } = testimonial;
  return (
    <figure className={styles.root}>
      <blockquote>
        <p>“{text}”</p>
      </blockquote>
      <figcaption>
        <Face name={name} src={facePath(name)} />
        <span>
          <a href={caseStudyPath(study)}>{name}</a>, {role}.{' '}
          {!confirmed && content().one('claims').illustrative}
        </span>
      </figcaption>
    </figure>
  );
}
