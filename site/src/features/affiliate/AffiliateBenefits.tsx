import { CalendarCheck, Gift, Repeat } from 'lucide-react';
import { Card, CardGrid } from '../../design/ui/Card.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { benefits } from './affiliate.ts';

const icons = { recurring: Repeat, monthly: CalendarCheck, trial: Gift } as const;

/** Three reasons to join (S2 section 2, 'Affiliate page'). */
export function AffiliateBenefits() {
  return (
    <Section labelledBy="benefits-title">
      <SectionHead id="benefits-title" title="What you get for a good recommendation" />
      <CardGrid columns={3}>
        {benefits.map(({ icon, title, text }) => {
          const Icon = icons[icon];
          return (
            <Card
              key={icon}
              icon={<Icon size={28} strokeWidth={1.5} aria-hidden="true" />}
              title={title}
              text={text}
            />
          );
        })}
      </CardGrid>
    </Section>
  );
}
