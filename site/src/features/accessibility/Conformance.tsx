import type { Finding } from 'contract/content/pages/accessibility.ts';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './Conformance.module.css';
import { CriteriaTable } from './CriteriaTable.tsx';
import { countOf, statement } from './criteria.ts';

/** Each criterion with what we know of it, by principle. */
export function Conformance() {
  const { conformance, findings, principles } = statement();
  return (
    <Section labelledBy="criteria-title">
      <SectionHead id="criteria-title" title={conformance.title}>
        {conformance.lede}
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
