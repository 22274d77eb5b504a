import { Card, CardGrid } from '../../design/ui/Card.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { benefits } from './benefits.ts';

/** Three cards: what stands behind the number (S2 section 2). */
export function Benefits() {
  return (
    <Section labelledBy="benefits-title" isPrinted={false}>
      <SectionHead id="benefits-title" title="Where the return comes from" />
      <CardGrid columns={3}>
        {benefits.map(({ icon: Icon, title, text }) => (
          <Card key={title} icon={<Icon size={24} aria-hidden="true" />} title={title} text={text} />
        ))}
      </CardGrid>
    </Section>
  );
}
