import { content } from '../../../content.ts';
import { Section } from '../../../design/ui/Section.tsx';
import { SectionHead } from '../../../design/ui/SectionHead.tsx';
import { FeatureCard } from './FeatureCard.tsx';
import styles from './FeatureGrid.module.css';

/** What the platform offers, in nine cards that each lead on (S1 section 2.3); on a phone nine rows that open. */
export function FeatureGrid() {
  const { title, lede, cards } = content().one('pages/home').features;
  return (
    <Section tone="quiet" labelledBy="features-title">
      <SectionHead id="features-title" title={title}>
        {lede}
      </SectionHead>
      <ul className={styles.root}>
        {cards.map((feature) => (
          <FeatureCard {...feature} key={feature.title} />
        ))}
      </ul>
    </Section>
  );
}
