import { fill } from 'contract/content/fill.ts';
import { WEEKS_PER_MONTH } from 'contract/product/savings.ts';
import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { KeptNumbers } from '../../design/ui/KeptNumbers.tsx';
import { Linked, Marked } from '../../design/ui/Marked.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import { countAgents } from './departments.ts';
import styles from './Sections.module.css';
import { CATALOGUE_ID, SAVINGS_FORM_ID, SAVINGS_ID } from './section-ids.ts';

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

/** The section of the savings calculator (S2 section 2, 'Use-case catalogue'). `children` are the calculator. */
export function SavingsSection({ children }: { children?: ReactNode }) {
  const { title, lede } = content().one('pages/use-cases').savings;
  return (
    <Section id={SAVINGS_ID} labelledBy="savings-title">
      <SectionHead id="savings-title" title={title}>
        {lede}
      </SectionHead>
      {children}
    </Section>
  );
}

/** Says that it is an estimate, and how it is computed (S2 section 9). */
export function SavingsNote() {
  const { estimate, difference, formula, results, withoutScript } = content().one('pages/use-cases').savings;
  return (
    <div className={styles.root}>
      <KeptNumbers form={SAVINGS_FORM_ID} pay />
      <p>
        <Marked text={estimate} as="strong" />
      </p>
      <p>
        <Linked text={difference} />
      </p>
      <p className={styles.formula}>{fill(formula, { weeks: WEEKS_PER_MONTH })}</p>
      <p>{results}</p>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
    </div>
  );
}
