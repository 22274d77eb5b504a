import { fill } from 'contract/content/fill.ts';
import { type RoiInputs, roiScenarios } from 'contract/product/roi.ts';
import { useState, useSyncExternalStore } from 'react';
import { wordsFor } from '../../words.ts';
import { PaybackPicture } from './PaybackPicture.tsx';
import styles from './PaybackScenarios.module.css';
import { layOutPayback } from './payback-chart.ts';
import { RoiScenarios } from './RoiScenarios.tsx';
import { showNumber } from './roi-figures.ts';

const CAUTIOUS = 0;

const never = () => () => {};

/**
 * The same sum, more careful twice: half the savings, and a higher price. Three lines in one chart, of which the row that
 * was touched last lights its own. The cautious one begins, for that is what a budget meeting takes.
 */
export function PaybackScenarios({ inputs }: { inputs: RoiInputs }) {
  const words = wordsFor('roi');
  const [lit, setLit] = useState(CAUTIOUS);
  const isScripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const scenarios = roiScenarios(inputs);
  const chart = layOutPayback(scenarios);
  const crossing = chart.lines[lit]?.crossing;
  const name = scenarios[lit]?.name;
  return (
    <>
      <figure className={styles.root}>
        <figcaption className={styles.title}>
          {inputs.implementationCost <= 0
            ? words.nothingToPay
            : crossing === undefined
              ? fill(words.notPaidBack, { scenario: name, months: chart.months })
              : fill(words.paidBack, { scenario: name, months: showNumber(crossing) })}
        </figcaption>
        <PaybackPicture chart={chart} names={scenarios.map(({ name }) => name)} lit={lit} />
      </figure>
      <RoiScenarios scenarios={scenarios} lit={lit} onLight={isScripted ? setLit : undefined} />
    </>
  );
}
