import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import styles from './PlanCard.module.css';
import { PlanCard } from './PlanCard.tsx';
import { plans } from './plans.ts';

/** The four plans side by side (S2 section 2, 'Pricing'). */
export function PlanGrid() {
  return (
    <Section labelledBy="plans-title">
      <SectionHead id="plans-title" title="Choose by the size of your team">
        Each marigold thread is a member, and the indigo ones are the AI employees that work beside them.
      </SectionHead>
      <ul className={styles.grid}>
        {plans.map((plan) => (
          <PlanCard plan={plan} key={plan.key} />
        ))}
      </ul>
    </Section>
  );
}
