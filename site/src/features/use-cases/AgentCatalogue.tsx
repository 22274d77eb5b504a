import type { ReactNode } from 'react';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { claims } from '../../product/claims.ts';
import { paths } from '../../product/paths.ts';
import { countAgents } from './departments.ts';
import { CATALOGUE_ID } from './section-ids.ts';

/**
 * The section of the department tiles (S2 section 2, 'Use-case catalogue'). `children` are the tiles; `elsewhere` says how
 * many agents other pages show, so that the figures of the site are together once.
 */
export function AgentCatalogue({
  children,
  elsewhere,
}: {
  children?: ReactNode;
  elsewhere: { toStart: number; named: number };
}) {
  return (
    <Section id={CATALOGUE_ID} labelledBy="catalogue-title">
      <SectionHead id="catalogue-title" title="Choose your department">
        Complexity reflects how many systems and rules are involved. “Instant demo” means we can show it on
        sample data in the first call. Of our {claims.agents} agents for {claims.functions} business
        functions, the site shows these {countAgents()},{' '}
        <a href={`${paths.services}#agent-types-title`}>{elsewhere.toStart} to start from</a> and{' '}
        <a href={paths.employees}>{elsewhere.named} with a name and a job card</a>. Can’t see yours?{' '}
        <a href={paths.createAgent}>Build it</a>.
      </SectionHead>
      {children}
    </Section>
  );
}
