import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { fill } from '../../design/ui/fill.ts';
import { Linked } from '../../design/ui/Linked.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
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
  const { title, lede } = content().one('pages/use-cases').catalogue;
  return (
    <Section id={CATALOGUE_ID} labelledBy="catalogue-title">
      <SectionHead id="catalogue-title" title={title}>
        <Linked text={fill(lede, { listed: countAgents(), ...elsewhere })} />
      </SectionHead>
      {children}
    </Section>
  );
}
