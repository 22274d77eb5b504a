import { Section } from '../../../design/ui/Section.tsx';
import { SectionHead } from '../../../design/ui/SectionHead.tsx';
import { FeatureCard } from './FeatureCard.tsx';
import styles from './FeatureGrid.module.css';
import { features } from './features.ts';

/** What the platform offers, in nine cards that each lead on (S1 section 2.3); on a phone nine rows that open. */
export function FeatureGrid() {
  return (
    <Section tone="quiet" labelledBy="features-title">
      <SectionHead id="features-title" title="One workspace for people and agents">
        Build, teach and connect agents. You choose which decisions stay with people.
      </SectionHead>
      <ul className={styles.root}>
        {features.map((feature) => (
          <FeatureCard {...feature} key={feature.title} />
        ))}
      </ul>
    </Section>
  );
}
