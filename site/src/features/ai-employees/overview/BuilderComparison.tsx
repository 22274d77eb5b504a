// biome-ignore-all lint/a11y/noRedundantRoles: on a phone its rows are grids, and some browsers would drop the roles with the table boxes
import { content } from '../../../content.ts';
import { Linked } from '../../../design/ui/Linked.tsx';
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
import styles from './BuilderComparison.module.css';

/** Other builders and ours, aspect by aspect (S2 section 2). On a phone the aspect stands above both. */
export function BuilderComparison() {
  const { title, lede, others, ours, aspects } = content().one('pages/ai-employees').builders;
  return (
    <Section labelledBy="builders-title">
      <SectionHead id="builders-title" title={title}>
        <Linked text={lede} />
      </SectionHead>
      <table className={styles.table} {...asTable} aria-labelledby="builders-title">
        <thead {...asRows}>
          <tr {...asRow}>
            <td className={styles.corner} />
            <th className={styles.others} {...asColumnHeader}>
              {others}
            </th>
            <th className={styles.ours} {...asColumnHeader}>
              {ours}
            </th>
          </tr>
        </thead>
        <tbody {...asRows}>
          {aspects.map((row) => (
            <tr {...asRow} key={row.aspect}>
              <th className={styles.aspect} {...asRowHeader}>
                {row.aspect}
              </th>
              <td className={styles.others} {...asCell}>
                {row.others}
              </td>
              <td className={styles.ours} {...asCell}>
                {row.ours}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
