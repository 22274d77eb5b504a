import { formatUsd } from '../../design/ui/format-number.ts';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { upTo } from './affiliate.ts';
import styles from './CommissionTable.module.css';
import { monthlyCommissionUsd } from './commission.ts';
import { pricedPlans } from './referrals.ts';

/** What a customer is worth, by plan: the commission of S2 section 9 applied to its prices. */
export function CommissionTable() {
  return (
    <Section labelledBy="commission-title">
      <div className={styles.root}>
        <SectionHead id="commission-title" title="What one customer is worth">
          {`Your share is ${upTo} of the plan’s price. Enterprise is priced individually.`}
        </SectionHead>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Plan</th>
              <th scope="col">They pay</th>
              <th scope="col">You earn up to</th>
              <th scope="col">In a year</th>
            </tr>
          </thead>
          <tbody>
            {pricedPlans().map((plan) => {
              const commission = monthlyCommissionUsd(plan);
              return (
                <tr key={plan.key}>
                  <th scope="row">{plan.shortName}</th>
                  <td>{formatUsd(plan.monthlyPriceUsd)}/mo</td>
                  <td className={styles.earned}>{formatUsd(commission, 2)}/mo</td>
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
