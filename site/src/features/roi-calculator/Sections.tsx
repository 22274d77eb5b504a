import { parseWhole, ROI_DEFAULTS } from 'contract/product/roi.ts';
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

const implementationCost = parseWhole(ROI_DEFAULTS.implementationCost);
/** A guess that says nothing about the visitor: what was paid comes back after a quarter of a year. */
const potentialSavings = implementationCost * 4;
const guess = layOutPayback([{ implementationCost, results: { potentialSavings } }]);

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
 * The place of a result before there is one: its names, and its chart with the cost that the form begins with. The dashed
 * line is no result (S2 section 4): it is the same for every visitor, so this part needs no script.
 */
export function BlankResults() {
  return (
    <div className={styles.root} data-says="scene">
      <RoiFigures />
      <PaybackPicture chart={guess} names={['']} />
    </div>
  );
}
