import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { Badge } from '../../design/ui/Badge.tsx';
import edge from '../../design/ui/edge-card.module.css';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import type { Action } from '../../product/actions.ts';
import { BreakEvenDrawing, CoverDrawing, StoryBarsDrawing } from './BreakEvenDrawing.tsx';
import styles from './FeaturedResources.module.css';

/** Three resources worth starting with, the first one larger (S1 section 2.9). */
export function FeaturedResources() {
  const { title, calculator, stories, whitepaper } = content().one('pages/resources').featured;
  return (
    <Section labelledBy="featured-title">
      <SectionHead id="featured-title" title={title} />
      <ul className={styles.grid}>
        <FeaturedItem {...calculator} drawing={<BreakEvenDrawing words={calculator} />} isLarge />
        <FeaturedItem {...stories} drawing={<StoryBarsDrawing words={stories} />} />
        <FeaturedItem {...whitepaper} drawing={<CoverDrawing {...whitepaper} />} />
      </ul>
    </Section>
  );
}

/** A featured resource: its drawing, what it answers, and the way there or a badge (S1 section 2.9). */
function FeaturedItem({
  kind,
  title,
  text,
  link,
  drawing,
  isLarge = false,
}: {
  kind: string;
  title: string;
  text: string;
  /** Without one it is still to come. */
  link?: Action;
  drawing: ReactNode;
  isLarge?: boolean;
}) {
  return (
    <li className={`${edge.card} ${isLarge ? styles.large : styles.small}`}>
      <div className={styles.drawing}>{drawing}</div>
      <div className={styles.words}>
        <p className={styles.kind}>{kind}</p>
        <h3>{title}</h3>
        <p className={styles.text}>{text}</p>
        <div className={styles.foot}>
          {link ? (
            <ArrowLink href={link.href}>{link.label}</ArrowLink>
          ) : (
            <Badge>{content().one('pages/resources').featured.soon}</Badge>
          )}
        </div>
      </div>
    </li>
  );
}
