import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { TermGrid } from '../../design/ui/TermGrid.tsx';
import { statement } from './criteria.ts';

/** What the tests look at. */
export function HowChecked() {
  const { checks, checked } = statement();
  return (
    <Section labelledBy="checked-title">
      <SectionHead id="checked-title" title={checks.title}>
        {checks.lede}
      </SectionHead>
      <TermGrid terms={checked} />
    </Section>
  );
}
