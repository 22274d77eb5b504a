import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './Conformance.module.css';
import { CriteriaTable } from './CriteriaTable.tsx';
import { countOf, findings, principles } from './criteria.ts';
import type { Finding } from './criterion.ts';

const kinds = Object.keys(findings) as Finding[];

/** Each criterion with what we know of it, by principle. */
export function Conformance() {
  return (
    <Section labelledBy="criteria-title">
      <SectionHead id="criteria-title" title="Criterion by criterion">
        The 55 criteria of WCAG 2.2, levels A and AA. We claim a criterion only where a test backs it.
      </SectionHead>
      <dl className={styles.counts}>
        {kinds.map((kind) => (
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
