import { content } from '../../content.ts';
import { Linked } from '../../design/ui/Marked.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import { sitePlans } from '../../product/plans.ts';
import { CreditsEstimator } from './CreditsEstimator.tsx';
import styles from './PlanCard.module.css';
import { PlanCard } from './PlanCard.tsx';

/** The four plans side by side (S2 section 2, 'Pricing'), and how far the credits of each reach. */
export function PlanGrid() {
  const { title, note } = content().one('pages/pricing').plans;
  return (
    <Section labelledBy="plans-title">
      <SectionHead id="plans-title" title={title} />
      <ul className={styles.grid}>
        {sitePlans().map((plan) => (
          <PlanCard plan={plan} key={plan.key} />
        ))}
      </ul>
      <p className={styles.note}>
        <Linked text={note} />
      </p>
      <CreditsEstimator />
    </Section>
  );
}
