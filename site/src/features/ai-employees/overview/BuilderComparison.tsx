// biome-ignore-all lint/a11y/noRedundantRoles: on a phone its rows are grids, and some browsers would drop the roles with the table boxes
import { brand } from '../../../brand.ts';
import { Section } from '../../../design/ui/Section.tsx';
import { SectionHead } from '../../../design/ui/SectionHead.tsx';
import {
  asCell,
  asColumnHeader,
  asRow,
  asRowHeader,
  asRows,
  asTable,
} from '../../../design/ui/table-roles.ts';
import { paths } from '../../../product/paths.ts';
import styles from './BuilderComparison.module.css';
import { builderAspects } from './builder-comparison.ts';

/** Other builders and ours, aspect by aspect (S2 section 2). On a phone the aspect stands above both. */
export function BuilderComparison() {
  return (
    <Section labelledBy="builders-title">
      <SectionHead id="builders-title" title="Other builders vs. ours">
        Plenty of tools can chain steps. The difference shows when a step needs a person.{' '}
        <a href={paths.compare}>More alternatives compared</a>
      </SectionHead>
      <table className={styles.table} {...asTable} aria-labelledby="builders-title">
        <thead {...asRows}>
          <tr {...asRow}>
            <td className={styles.corner} />
            <th className={styles.others} {...asColumnHeader}>
              Other builders
            </th>
            <th className={styles.ours} {...asColumnHeader}>
              {`The ${brand.name} builder`}
            </th>
          </tr>
        </thead>
        <tbody {...asRows}>
          {builderAspects.map(({ aspect, others, ours }) => (
            <tr {...asRow} key={aspect}>
              <th className={styles.aspect} {...asRowHeader}>
                {aspect}
              </th>
              <td className={styles.others} {...asCell}>
                {others}
              </td>
              <td className={styles.ours} {...asCell}>
                {ours}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
