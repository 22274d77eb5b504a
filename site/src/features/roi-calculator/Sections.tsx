import { fill } from 'contract/content/fill.ts';
import { calculateRoi, ROI_DEFAULTS, readRoiInputs } from 'contract/product/roi.ts';
import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { Card, CardGrid } from '../../design/ui/Card.tsx';
import { KeptNumbers } from '../../design/ui/KeptNumbers.tsx';
import { Linked } from '../../design/ui/Marked.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import { NAMED_ICONS } from '../../layout/icons/named-icons.ts';
import { FORM_ID } from './address.ts';
import { PaybackPicture } from './PaybackPicture.tsx';
import { layOutPayback } from './payback-chart.ts';
import { RoiFigures } from './RoiFigures.tsx';
import styles from './Sections.module.css';

/** A team that earns its cost back within the year: an example that can be believed. */
const EXAMPLE = {
  ...ROI_DEFAULTS,
  employees: '15',
  automationPercentage: '20',
  useCase: 'customer-service',
  industry: 'retail',
};

/** The place of the calculator; the page puts the island in. */
export function RoiSection({ children }: { children: ReactNode }) {
  const { title, formula, limits } = content().one('pages/roi-calculator').calculator;
  return (
    <Section labelledBy="roi-title">
      <div className={styles.head}>
        <h2 id="roi-title">{title}</h2>
        <KeptNumbers form={FORM_ID} pay />
      </div>
      {children}
      <div className={styles.remarks}>
        <p className={styles.formula}>{formula}</p>
        <p>
          <Linked text={limits} />
        </p>
      </div>
    </Section>
  );
}

/** Three cards: what stands behind the number (S2 section 2). */
export function Benefits() {
  const { title, list } = content().one('pages/roi-calculator').benefits;
  return (
    <Section labelledBy="benefits-title" isPrinted={false}>
      <SectionHead id="benefits-title" title={title} />
      <CardGrid columns={3}>
        {list.map(({ icon, title, text }) => {
          const Icon = NAMED_ICONS[icon];
          return <Card key={title} icon={<Icon size={24} aria-hidden="true" />} title={title} text={text} />;
        })}
      </CardGrid>
    </Section>
  );
}

/**
 * An example in the place of a result before there is one (S2 section 4): the same for every visitor, so this part needs
 * no script. Its figures are a picture to a reader that speaks, for the line below says what to do.
 */
export function BlankResults() {
  const inputs = readRoiInputs(EXAMPLE, content().one('roi-options'));
  if (!inputs) return null;
  const { employees, useCase, industry, implementationCost } = inputs;
  const results = calculateRoi(inputs);
  return (
    <div className={styles.root} data-says="scene">
      <p className={styles.example}>
        {fill(content().one('pages/roi-calculator').calculator.example, {
          employees,
          useCase: useCase.label.toLowerCase(),
          industry: industry.label.toLowerCase(),
        })}
      </p>
      <div className={styles.root} aria-hidden="true">
        <RoiFigures results={results} />
        <PaybackPicture chart={layOutPayback([{ implementationCost, results }])} names={['']} lit={0} />
      </div>
    </div>
  );
}
