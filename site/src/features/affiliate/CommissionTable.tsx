import { content } from '../../content.ts';
import { formatUsd } from '../../design/ui/format-number.ts';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import styles from './CommissionTable.module.css';
import { fillCommission, monthlyCommissionUsd, pricedPlans } from './commission.ts';

/** Worth of a customer, by plan: the commission of S2 section 9 applied to its prices. */
export function CommissionTable() {
  const { title, lede, columns, perMonth } = content().one('pages/affiliate').worth;
  return (
    <Section labelledBy="commission-title">
      <div className={styles.root}>
        <SectionHead id="commission-title" title={title}>
          {fillCommission(lede)}
        </SectionHead>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{columns.plan}</th>
              <th scope="col">{columns.pays}</th>
              <th scope="col">{columns.earned}</th>
              <th scope="col">{columns.year}</th>
            </tr>
          </thead>
          <tbody>
            {pricedPlans().map((plan) => {
              const commission = monthlyCommissionUsd(plan);
              return (
                <tr key={plan.key}>
                  <th scope="row">{plan.shortName}</th>
                  <td>{formatUsd(plan.monthlyPriceUsd) + perMonth}</td>
                  <td className={styles.earned}>{formatUsd(commission, 2) + perMonth}</td>
                  <td>{formatUsd(12 * commission, 2)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
