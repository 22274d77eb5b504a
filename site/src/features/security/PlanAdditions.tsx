import { content } from '../../content.ts';
import { Linked } from '../../design/ui/Linked.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { TermGrid } from '../../design/ui/TermGrid.tsx';
import { planAdditions } from './plan-additions.ts';

/** What each plan adds to it. */
export function PlanAdditions() {
  const { title, lede } = content().one('pages/security').plans;
  return (
    <Section labelledBy="plans-title">
      <SectionHead id="plans-title" title={title}>
        <Linked text={lede} />
      </SectionHead>
      <TermGrid terms={planAdditions()} />
    </Section>
  );
}
