import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { TermGrid } from '../../design/ui/TermGrid.tsx';
import { paths } from '../../product/paths.ts';
import { planAdditions } from './plan-additions.ts';

/** What each plan adds to it. */
export function PlanAdditions() {
  return (
    <Section labelledBy="plans-title">
      <SectionHead id="plans-title" title="What each plan adds">
        Each plan has what the smaller ones have. How roles, rights and the audit trail work is on the{' '}
        <a href={`${paths.services}#controls-title`}>Agent Platform</a> page. All rows are on{' '}
        <a href={paths.pricing}>pricing</a>.
      </SectionHead>
      <TermGrid terms={planAdditions()} />
    </Section>
  );
}
