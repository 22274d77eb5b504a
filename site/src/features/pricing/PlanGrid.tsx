import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { paths } from '../../product/paths.ts';
import { sitePlans } from '../../product/plans.ts';
import { CreditsEstimator } from './CreditsEstimator.tsx';
import styles from './PlanCard.module.css';
import { PlanCard } from './PlanCard.tsx';

/** The four plans side by side (S2 section 2, 'Pricing'), and how far the credits of each reach. */
export function PlanGrid() {
  return (
    <Section labelledBy="plans-title">
      <SectionHead id="plans-title" title="Choose by the size of your team" />
      <ul className={styles.grid}>
        {sitePlans().map((plan) => (
          <PlanCard plan={plan} key={plan.key} />
        ))}
      </ul>
      <p className={styles.note}>
        Every plan includes AI employees. What grows is people, credits and control. More than 10 people and
        fewer than 25? <a href={paths.contact}>Ask us</a>: no listed plan is made for that. A dash marks what
        we don’t publish yet.
      </p>
      <CreditsEstimator />
    </Section>
  );
}
