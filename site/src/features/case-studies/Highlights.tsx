import type { CaseStudy } from 'contract/content/case-study.ts';
import { content } from '../../content.ts';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './Highlights.module.css';

/** What matters about the set-up (S2 section 2). */
export function Highlights({ study: { highlights } }: { study: CaseStudy }) {
  return (
    <Section labelledBy="highlights-title">
      <SectionHead id="highlights-title" title={content().one('pages/case-studies').study.highlights} />
      <ul className={styles.list}>
        {highlights.map(({ title, text }) => (
          <li className={styles.point} key={title}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
