import { content } from '../../content.ts';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { TermGrid } from '../../design/ui/TermGrid.tsx';
import { VERDICTS } from './answers-run.ts';

/** What the columns of the tables mean, and who decides. */
export function Judgment() {
  const { title, lede, verdicts } = content().one('pages/answers').judgment;
  return (
    <Section labelledBy="judgment-title" tone="quiet">
      <SectionHead id="judgment-title" title={title}>
        {lede}
      </SectionHead>
      <TermGrid terms={VERDICTS.map((verdict) => verdicts[verdict])} />
    </Section>
  );
}
