import { FoldedPoints } from '../../design/ui/FoldedPoints.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { paths } from '../../product/paths.ts';
import styles from './Controls.module.css';
import { controls } from './controls.ts';
import { RightsPicture } from './RightsPicture.tsx';

/** What keeps data private and administrators in charge (S1 section 2.5). */
export function Controls() {
  return (
    <Section labelledBy="controls-title">
      <SectionHead id="controls-title" title="Private by design, governed by you">
        Agents get roles and permissions like everyone else, and every step is logged.{' '}
        <a href={paths.security}>Security in detail</a>.{' '}
        <a href={`${paths.faq}#integrations`}>What it connects to</a>.
      </SectionHead>
      <div className={styles.root}>
        <FoldedPoints points={controls} />
        <RightsPicture />
      </div>
    </Section>
  );
}
