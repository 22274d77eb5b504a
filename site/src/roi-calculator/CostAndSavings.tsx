import styles from './CostAndSavings.module.css';
import { showUsd } from './roi-figures.ts';

/** Two bars on one scale: what is paid once, and what comes back in a year. */
export function CostAndSavings({ cost, savings }: { cost: number; savings: number }) {
  const largest = Math.max(cost, savings);
  const bars = [
    { name: 'Implementation, once', amount: cost, className: styles.cost },
    { name: 'Savings, first year', amount: savings, className: styles.savings },
  ];
  return (
    <figure className={styles.root}>
      <figcaption className={styles.title}>Cost against savings</figcaption>
      {bars.map(({ name, amount, className }) => (
        <div key={name}>
          <p className={styles.label}>
            <span>{name}</span>
            <span>{showUsd(amount)}</span>
          </p>
          <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.track} width="100" height="10" />
            <rect className={className} width={Math.max((amount / largest) * 100, 0.5)} height="10" />
          </svg>
        </div>
      ))}
    </figure>
  );
}
