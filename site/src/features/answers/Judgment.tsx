import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { TermGrid } from '../../design/ui/TermGrid.tsx';
import { VERDICTS } from './answers-run.ts';
import { verdicts } from './words.ts';

/** What the columns of the tables mean, and who decides. */
export function Judgment() {
  return (
    <Section labelledBy="judgment-title" tone="quiet">
      <SectionHead id="judgment-title" title="How an answer is judged">
        Each question has a fact its answer must say and the pages that hold it, both written down before the
        run. A program compares; no one grades by feel.
      </SectionHead>
      <TermGrid
        terms={VERDICTS.map((verdict) => ({ name: verdicts[verdict].name, text: verdicts[verdict].meaning }))}
      />
    </Section>
  );
}
