import { ArrowRight } from 'lucide-react';
import { content } from '../../content.ts';
import { Badge } from '../../design/ui/Badge.tsx';
import { Card, CardGrid } from '../../design/ui/Card.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import { NAMED_ICONS } from '../../layout/icons/named-icons.ts';
import styles from './ResourceShelves.module.css';

/** Four cards, one for each kind of resource (S1 section 2.9). */
export function ResourceShelves() {
  const { shelves, featured } = content().one('pages/resources');
  return (
    <Section labelledBy="shelves-title">
      <SectionHead id="shelves-title" title={shelves.title} />
      <CardGrid columns={4}>
        {shelves.cards.map(({ name, href, text, icon, isComingSoon }) => {
          const Icon = NAMED_ICONS[icon];
          return (
            <Card
              key={name}
              icon={<Icon size={28} strokeWidth={1.5} aria-hidden="true" />}
              title={<a href={href}>{name}</a>}
              text={text}
            >
              {isComingSoon ? (
                <Badge>{featured.soon}</Badge>
              ) : (
                <ArrowRight className={styles.arrow} size={22} aria-hidden="true" />
              )}
            </Card>
          );
        })}
      </CardGrid>
    </Section>
  );
}
