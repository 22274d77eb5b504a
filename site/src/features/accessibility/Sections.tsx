import type { Finding, Principle } from 'contract/content/pages/accessibility.ts';
import { Linked } from '../../design/ui/Marked.tsx';
import { Prose } from '../../design/ui/Prose.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import { TermGrid } from '../../design/ui/TermGrid.tsx';
import { countOf, statement } from './criteria.ts';
import styles from './Sections.module.css';

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

/** The criteria of one principle. A figure: search and chat repeat no single row as if it were about the product. */
function CriteriaTable({ name, criteria }: Principle) {
  const id = name.toLowerCase();
  const { conformance, findings } = statement();
  return (
    <div className={styles.principle}>
      <h3 id={id}>{name}</h3>
      <figure>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{conformance.criterion}</th>
              <th scope="col">{conformance.finding}</th>
            </tr>
          </thead>
          <tbody>
            {criteria.map((criterion) => (
              <tr key={criterion.number}>
                <th scope="row">
                  {criterion.number} {criterion.name}{' '}
                  <span className={styles.level}>({criterion.level})</span>
                </th>
                <td>
                  <strong className={styles.finding}>{findings[criterion.finding].name}</strong>{' '}
                  {criterion.evidence}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
    </div>
  );
}

/** Subjects of the tests. */
export function HowChecked() {
  const { checks, checked } = statement();
  return (
    <Section labelledBy="checked-title">
      <SectionHead id="checked-title" title={checks.title}>
        {checks.lede}
      </SectionHead>
      <TermGrid terms={checked} />
    </Section>
  );
}

/** Known gaps, and the address to report others to. */
export function KnownGaps() {
  const { knownGaps, gaps } = statement();
  return (
    <Section labelledBy="gaps-title" tone="quiet">
      <SectionHead id="gaps-title" title={knownGaps.title}>
        <Linked text={knownGaps.lede} />
      </SectionHead>
      <Prose>
        <ul>
          {gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      </Prose>
    </Section>
  );
}
