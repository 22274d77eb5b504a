import { content } from '../../content.ts';
import { FoldedPoints } from '../../design/ui/FoldedPoints.tsx';
import { Linked } from '../../design/ui/Linked.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './Controls.module.css';
import { RightsPicture } from './RightsPicture.tsx';

/** What keeps data private and administrators in charge (S1 section 2.5). */
export function Controls() {
  const { title, lede, points, rights } = content().one('pages/services').controls;
  return (
    <Section labelledBy="controls-title">
      <SectionHead id="controls-title" title={title}>
        <Linked text={lede} />
      </SectionHead>
      <div className={styles.root}>
        <FoldedPoints points={points} />
        <RightsPicture words={rights} />
      </div>
    </Section>
  );
}
