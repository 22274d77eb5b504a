import { content } from '../../content.ts';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { BreakEvenDrawing } from './BreakEvenDrawing.tsx';
import { CoverDrawing } from './CoverDrawing.tsx';
import { FeaturedItem } from './FeaturedItem.tsx';
import styles from './FeaturedResources.module.css';
import { StoryBarsDrawing } from './StoryBarsDrawing.tsx';

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
