import { content } from '../../content.ts';
import { Linked } from '../../design/ui/Linked.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { TermGrid } from '../../design/ui/TermGrid.tsx';
import { notYet } from './not-yet.ts';

/** What a review would miss here, said first by us. The words are those of the topics. */
export function NotYet() {
  const { title, lede } = content().one('pages/security').notYet;
  return (
    <Section labelledBy="not-yet-title" tone="quiet">
      <SectionHead id="not-yet-title" title={title}>
        <Linked text={lede} />
      </SectionHead>
      <div data-says="topics">
        <TermGrid terms={notYet()} />
      </div>
    </Section>
  );
}
