import { Card, CardGrid } from '../../design/ui/Card.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './CapabilityGrid.module.css';
import type { Employee } from './employees.ts';

/** Six things the employee does, each with what of it stays with a person (S2 section 2). */
export function CapabilityGrid({ title, cards }: Employee['capabilities']) {
  return (
    <Section labelledBy="capabilities-title" tone="quiet">
      <SectionHead id="capabilities-title" title={title} />
      <CardGrid columns={3}>
        {cards.map(({ title, text, yours }) => (
          <Card title={title} text={text} key={title}>
            <p className={styles.yours}>{yours}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
