import { brand } from '../../brand.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './BuilderComparison.module.css';
import { builderAspects } from './builder-comparison.ts';

/** Other builders and ours, aspect by aspect (S2 section 2). Two columns, so that it stays a table on a phone. */
export function BuilderComparison() {
  return (
    <Section labelledBy="builders-title">
      <SectionHead id="builders-title" title="Other builders, and ours">
        Many tools can chain a few steps. The difference shows on the day when a step needs a person.
      </SectionHead>
      <table className={styles.table} aria-labelledby="builders-title">
        <thead>
          <tr>
            <th scope="col">Other builders</th>
            <th className={styles.ours} scope="col">
              {`The ${brand.name} builder`}
            </th>
          </tr>
        </thead>
        {builderAspects.map(({ aspect, others, ours }) => (
          <tbody key={aspect}>
            <tr>
              <th className={styles.aspect} scope="rowgroup" colSpan={2}>
                {aspect}
              </th>
            </tr>
            <tr>
              <td className={styles.others}>{others}</td>
              <td className={styles.ours}>{ours}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </Section>
  );
}
