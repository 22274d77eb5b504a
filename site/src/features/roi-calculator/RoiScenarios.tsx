// biome-ignore-all lint/a11y/noRedundantRoles: where a style sheet lays a table out as cards, some browsers forget its roles

import { fill } from 'contract/content/fill.ts';
import { type RoiInputs, type RoiScenario, roiScenarios } from 'contract/product/roi.ts';
import { useState, useSyncExternalStore } from 'react';
import { asCell, asColumnHeader, asRow, asRowHeader, asRows, asTable } from '../../design/ui/table-roles.ts';
import { wordsFor } from '../../words.ts';
import { PaybackPicture } from './PaybackPicture.tsx';
import { layOutPayback } from './payback-chart.ts';
import styles from './RoiScenarios.module.css';
import { showNumber, showPercent, showUsd } from './roi-figures.ts';

const CAUTIOUS = 0;

const never = () => () => {};

interface RoiScenariosProps {
  scenarios: readonly RoiScenario[];
  /** Index of the one whose line stands out in the chart. */
  lit: number;
  /** Left out until a script can light one: a button would do nothing. */
  onLight: ((index: number) => void) | undefined;
}

/** The scenarios as rows. A row that a pointer crosses or whose button is pressed lights its line in the chart. */
export function RoiScenarios({ scenarios, lit, onLight }: RoiScenariosProps) {
  const words = wordsFor('roi');
  return (
    <table className={styles.root} {...asTable}>
      <caption className={styles.caption}>{words.scenarios}</caption>
      <thead {...asRows}>
        <tr {...asRow}>
          <th {...asColumnHeader}>{words.scenario}</th>
          <th {...asColumnHeader}>{words.savings}</th>
          <th {...asColumnHeader}>{words.roi}</th>
          <th {...asColumnHeader}>{words.payback}</th>
        </tr>
      </thead>
      <tbody {...asRows}>
        {scenarios.map(({ name, assumption, results }, index) => (
          <tr
            key={name}
            {...asRow}
            className={index === lit ? styles.lit : undefined}
            onPointerEnter={() => onLight?.(index)}
          >
            <th {...asRowHeader}>
              {onLight ? (
                <button
                  className={styles.name}
                  type="button"
                  aria-pressed={index === lit}
                  onClick={() => onLight(index)}
                  onFocus={() => onLight(index)}
                >
                  {name}
                </button>
              ) : (
                <span className={styles.name}>{name}</span>
              )}
              <span className={styles.assumption}>{assumption}</span>
            </th>
            <td {...asCell} data-label={words.savings}>
              {showUsd(results.potentialSavings)}
            </td>
            <td {...asCell} data-label={words.roi}>
              {showPercent(results.roiPercentage)}
            </td>
            <td {...asCell} data-label={words.payback}>
              {fill(words.months, { months: showNumber(results.paybackMonths) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
      <figure className={styles.paybackScenarios}>
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
