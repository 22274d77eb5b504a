import { fill } from 'contract/content/fill.ts';
import { content } from '../../content.ts';
import { Picture } from '../../design/pictures/Picture.tsx';
import { formatUsd } from '../../design/ui/format-number.ts';
import { fillCommission, monthlyCommissionUsd, payoutsUsd, referrals } from './commission.ts';
import styles from './ReferralsPicture.module.css';

/** Customers as threads that begin with a recommendation and run on; below, what they add up to each month. */
export function ReferralsPicture() {
  const { title, alt, months, aMonth, paid, everyMonth } = content().one('pages/affiliate').referrals;
  // Share of the width at which a month begins, with room for half a knot before the first.
  const startOf = (month: number) => `${3 + (month / months.length) * 97}%`;
  const shown = referrals();
  const payouts = payoutsUsd(shown, months.length);
  const largest = Math.max(...payouts);
  const last = payouts.at(-1) ?? 0;
  return (
    <Picture
      title={fillCommission(title)}
      alt={fill(alt, { first: formatUsd(payouts[0] ?? 0, 2), last: formatUsd(last, 2) })}
    >
      <div className={styles.chart}>
        <div className={styles.row}>
          <span />
          <span className={styles.months}>
            {months.map((month) => (
              <span key={month}>{month}</span>
            ))}
          </span>
          <span>{aMonth}</span>
        </div>
        {shown.map((referral) => (
          <div className={styles.row} key={referral.customer}>
            <span>
              <strong className={styles.customer}>{referral.customer}</strong>
              <span className={styles.plan}>{referral.plan}</span>
            </span>
            <svg className={styles.thread} aria-hidden="true">
              <line x1={startOf(referral.firstPaidMonth)} x2="100%" y1="50%" y2="50%" />
              <circle cx={startOf(referral.firstPaidMonth)} cy="50%" r="5" />
            </svg>
            <span className={styles.amount}>{formatUsd(monthlyCommissionUsd(referral), 2)}</span>
          </div>
        ))}
        <div className={`${styles.row} ${styles.total}`}>
          <span>
            <strong className={styles.customer}>{paid}</strong>
            <span className={styles.plan}>{everyMonth}</span>
          </span>
          <svg className={styles.bars} aria-hidden="true">
            {payouts.map((payout, month) => {
              const height = (payout / largest) * 100;
              return (
                <rect
                  key={months[month]}
                  x={startOf(month)}
                  y={`${100 - height}%`}
                  width={`${80 / months.length}%`}
                  height={`${height}%`}
                />
              );
            })}
          </svg>
          <strong className={styles.amount}>{formatUsd(last, 2)}</strong>
        </div>
      </div>
    </Picture>
  );
}
