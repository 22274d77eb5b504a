import type { Finding } from 'contract/content/pages/accessibility.ts';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './Conformance.module.css';
import { CriteriaTable } from './CriteriaTable.tsx';
import { countOf, statement } from './criteria.ts';

/** Each criterion with what we know of it, by principle. */
export function Conformance() {
  const { findings, principles } = statement();
  return (
    <Section labelledBy="criteria-title">
      <SectionHead id="criteria-title" title="Criterion by criterion">
        The 55 criteria of WCAG 2.2, levels A and AA. We claim a criterion only where a test backs it.
      </SectionHead>
      <dl className={styles.counts}>
        {(Object.keys(findings) as Finding[]).map((kind) => (
          <div className={styles.count} key={kind}>
            <dt className={styles.name}>{findings[kind].name}</dt>
            <dd className={styles.figure}>{countOf(kind)}</dd>
            <dd className={styles.meaning}>{findings[kind].meaning}</dd>
          </div>
        ))}
      </dl>
      {principles.map((principle) => (
        <CriteriaTable {...principle} key={principle.name} />
      ))}
    </Section>
  );
}
