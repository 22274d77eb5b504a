import { content } from '../../content.ts';
import { Card, CardGrid } from '../../design/ui/Card.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { NAMED_ICONS } from '../../layout/icons/named-icons.ts';

/** Three cards: what stands behind the number (S2 section 2). */
export function Benefits() {
  const { title, list } = content().one('pages/roi-calculator').benefits;
  return (
    <Section labelledBy="benefits-title" isPrinted={false}>
      <SectionHead id="benefits-title" title={title} />
      <CardGrid columns={3}>
        {list.map(({ icon, title, text }) => {
          const Icon = NAMED_ICONS[icon];
          return <Card key={title} icon={<Icon size={24} aria-hidden="true" />} title={title} text={text} />;
        })}
      </CardGrid>
    </Section>
  );
}
