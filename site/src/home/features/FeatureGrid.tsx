import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { Card, CardGrid } from '../../ui/Card.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { FeatureDrawing } from './FeatureDrawing.tsx';
import styles from './FeatureGrid.module.css';
import { type Feature, features } from './features.ts';

/** What the platform offers, in nine cards that each lead on (S1 section 2.3). */
export function FeatureGrid() {
  return (
    <Section labelledBy="features-title">
      <SectionHead id="features-title" title="One workspace for people and agents">
        Build an agent, teach it, connect it to others, and keep a person where a decision is due.
      </SectionHead>
      <div className={styles.root}>
        <CardGrid columns={3}>
          {features.map((feature) => (
            <Card key={feature.title} icon={lead(feature)} title={feature.title} text={feature.text}>
              <ArrowLink href={feature.link.href}>{feature.link.name}</ArrowLink>
            </Card>
          ))}
        </CardGrid>
      </div>
    </Section>
  );
}

function lead(feature: Feature) {
  if ('icon' in feature) return <feature.icon size={28} strokeWidth={1.5} aria-hidden="true" />;
  return (
    <span className={styles.drawing}>
      <FeatureDrawing drawing={feature.drawing} />
    </span>
  );
}
