import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { TermGrid } from '../../design/ui/TermGrid.tsx';
import { paths } from '../../product/paths.ts';
import { notYet } from './not-yet.ts';

/** What a review would miss here, said first by us. The words are those of the topics. */
export function NotYet() {
  return (
    <Section labelledBy="not-yet-title" tone="quiet">
      <SectionHead id="not-yet-title" title="Not yet">
        Reviews ask for these too, and we don’t publish the whole answer so far. If one of them decides,{' '}
        <a href={paths.contact}>ask us</a> before you buy.
      </SectionHead>
      <div data-says="topics">
        <TermGrid terms={notYet()} />
      </div>
    </Section>
  );
}
