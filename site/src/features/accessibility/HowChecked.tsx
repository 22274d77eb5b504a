import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { TermGrid } from '../../design/ui/TermGrid.tsx';
import { statement } from './criteria.ts';

/** What the tests look at. */
export function HowChecked() {
  return (
    <Section labelledBy="checked-title">
      <SectionHead id="checked-title" title="What we check">
        Tests open the pages in a real browser. They all run before each release.
      </SectionHead>
      <TermGrid terms={statement().checked} />
    </Section>
  );
}
