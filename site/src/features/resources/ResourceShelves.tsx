import { ArrowRight, BookOpen, ChartColumn, CirclePlay, Newspaper } from 'lucide-react';
import { Badge } from '../../design/ui/Badge.tsx';
import { Card, CardGrid } from '../../design/ui/Card.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './ResourceShelves.module.css';
import { resourceKinds } from './resource-kinds.ts';

const icons = {
  blog: Newspaper,
  caseStudies: ChartColumn,
  whitepapers: BookOpen,
  videos: CirclePlay,
} as const;

/** Four cards, one for each kind of resource (S1 section 2.9). */
export function ResourceShelves() {
  return (
    <Section labelledBy="shelves-title">
      <SectionHead id="shelves-title" title="Read, watch, compare" />
      <CardGrid columns={4}>
        {resourceKinds.map(({ name, href, text, icon, isComingSoon }) => {
          const Icon = icons[icon];
          return (
            <Card
              key={name}
              icon={<Icon size={28} strokeWidth={1.5} aria-hidden="true" />}
              title={<a href={href}>{name}</a>}
              text={text}
            >
              {isComingSoon ? (
                <Badge>Coming Soon</Badge>
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
