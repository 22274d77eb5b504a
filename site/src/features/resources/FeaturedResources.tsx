import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { BreakEvenDrawing } from './BreakEvenDrawing.tsx';
import { CoverDrawing } from './CoverDrawing.tsx';
import { FeaturedItem } from './FeaturedItem.tsx';
import styles from './FeaturedResources.module.css';
import { featured } from './featured.ts';
import { StoryBarsDrawing } from './StoryBarsDrawing.tsx';

/** Three resources worth starting with, the first one larger (S1 section 2.9). */
export function FeaturedResources() {
  return (
    <Section labelledBy="featured-title">
      <SectionHead id="featured-title" title="Start with one of these" />
      <ul className={styles.grid}>
        <FeaturedItem {...featured.calculator} drawing={<BreakEvenDrawing />} isLarge />
        <FeaturedItem {...featured.stories} drawing={<StoryBarsDrawing />} />
        <FeaturedItem {...featured.whitepaper} drawing={<CoverDrawing title={featured.whitepaper.title} />} />
      </ul>
    </Section>
  );
}
