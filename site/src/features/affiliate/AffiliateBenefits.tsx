import { CalendarCheck, Gift, Repeat } from 'lucide-react';
import { content } from '../../content.ts';
import { Card, CardGrid } from '../../design/ui/Card.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { fillCommission } from './commission.ts';

const BENEFITS = [
  ['recurring', Repeat],
  ['monthly', CalendarCheck],
  ['trial', Gift],
] as const;

/** Three reasons to join (S2 section 2, 'Affiliate page'). */
export function AffiliateBenefits() {
  const words = content().one('pages/affiliate').benefits;
  return (
    <Section labelledBy="benefits-title">
      <SectionHead id="benefits-title" title={words.title} />
      <CardGrid columns={3}>
        {BENEFITS.map(([benefit, Icon]) => (
          <Card
            key={benefit}
            icon={<Icon size={28} strokeWidth={1.5} aria-hidden="true" />}
            title={fillCommission(words[benefit].title)}
            text={words[benefit].text}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
