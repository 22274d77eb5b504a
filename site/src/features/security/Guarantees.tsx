import { content } from '../../content.ts';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './Guarantees.module.css';

/** What the software does, group by group, each statement above what holds it. */
export function Guarantees() {
  const { title: heading, lede, backedBy, groups } = content().one('pages/security').guarantees;
  return (
    <Section labelledBy="guarantees-title" tone="quiet">
      <SectionHead id="guarantees-title" title={heading}>
        {lede}
      </SectionHead>
      {groups.map(({ title, list }) => (
        <div className={styles.group} key={title}>
          <h3>{title}</h3>
          <dl className={styles.list}>
            {list.map((guarantee) => (
              <div key={guarantee.title}>
                <dt className={styles.name}>{guarantee.title}</dt>
                <dd>
                  {guarantee.text}{' '}
                  <span className={styles.heldBy}>
                    <span className={styles.label}>{backedBy}</span> {guarantee.heldBy}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Section>
  );
}
