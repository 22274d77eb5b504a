import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './Guarantees.module.css';
import { guaranteeGroups } from './guarantees.ts';

/** What the software does, group by group, each statement above what holds it. */
export function Guarantees() {
  return (
    <Section labelledBy="guarantees-title" tone="quiet">
      <SectionHead id="guarantees-title" title="What the software does">
        It’s the software of this site, its forms, its chat and its API. Each statement is backed by tests
        that run before each release.
      </SectionHead>
      {guaranteeGroups.map(({ title, guarantees }) => (
        <div className={styles.group} key={title}>
          <h3>{title}</h3>
          <dl className={styles.list}>
            {guarantees.map((guarantee) => (
              <div key={guarantee.title}>
                <dt className={styles.name}>{guarantee.title}</dt>
                <dd>
                  {guarantee.text}{' '}
                  <span className={styles.heldBy}>
                    <span className={styles.label}>Backed by:</span> {guarantee.heldBy}
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
