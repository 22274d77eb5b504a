import {
  type ComparisonGroup,
  type ComparisonValue,
  comparisonOf,
  countRows,
  rowDiffers,
} from 'contract/product/plan-comparison.ts';
import { PLAN_KEYS } from 'contract/product/plans.ts';
import { Check, Minus } from 'lucide-react';
import { content } from '../../content.ts';
import { CheckboxField } from '../../design/ui/ChoiceField.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import {
  asCell,
  asColumnHeader,
  asGroupHeader,
  asRow,
  asRowHeader,
  asRows,
  asTable,
} from '../../design/ui/table-roles.ts';
import unseen from '../../design/ui/unseen.module.css';
import { paths } from '../../product/paths.ts';
import { type Plan, sitePlans } from '../../product/plans.ts';
import styles from './PlanComparison.module.css';

/**
 * The plans row by row (S2 sections 2 and 4, 'Pricing'). Hiding the equal rows is CSS alone, so that it works
 * without script; of the two counts one is rendered at a time, which a live region announces.
 */
export function PlanComparison() {
  const { title, lede, ...words } = content().one('pages/pricing').comparison;
  const { all, differing } = countRows(comparisonOf(content().one('plans')));
  const [allShown, someShown] = [words.allShown, words.someShown].map((text) =>
    text.replace('{all}', String(all)).replace('{some}', String(differing)),
  );
  return (
    <Section labelledBy="comparison-title">
      <SectionHead id="comparison-title" title={title}>
        {lede}
      </SectionHead>
      <div className={styles.root}>
        <div className={styles.controls}>
          <CheckboxField label={words.differences} />
          <p className={styles.note} role="status">
            <span className={styles.whenAll}>{allShown}</span>
            <span className={styles.whenDiffering}>{someShown}</span>
          </p>
        </div>
        <ComparisonTable />
      </div>
    </Section>
  );
}

/** The true table of the comparison. On a phone each row's header stands above its four values. */
function ComparisonTable() {
  return (
    <table className={styles.comparisonTable} {...asTable}>
      <caption className={styles.caption}>{content().one('pages/pricing').comparison.caption}</caption>
      <thead className={styles.head} {...asRows}>
        <tr {...asRow}>
          <td {...asCell} />
          {sitePlans().map((plan) => (
            <PlanHeader plan={plan} key={plan.key} />
          ))}
        </tr>
      </thead>
      {comparisonOf(content().one('plans')).map((group) => (
        <ComparisonRows group={group} key={group.name} />
      ))}
    </table>
  );
}

/**
 * The header of a plan's column, whose button toggles the plan's highlight: `plan-highlight.ts` makes it work,
 * and enables it. On a phone the button shows the short part of its name.
 */
function PlanHeader({ plan: { name, shortName, isPopular } }: { plan: Plan }) {
  const [before, after] = name.split(shortName);
  return (
    <th {...asColumnHeader}>
      <button className={styles.button} type="button" aria-pressed={isPopular} disabled>
        {before && <span className={styles.long}>{before}</span>}
        {shortName}
        {after && <span className={styles.long}>{after}</span>}
      </button>
    </th>
  );
}

/** The rows of the comparison under one heading; what is the same in all plans is marked as such. */
function ComparisonRows({ group: { name, rows } }: { group: ComparisonGroup }) {
  return (
    <tbody {...asRows} data-same={rows.some(rowDiffers) ? undefined : ''}>
      <tr {...asRow}>
        <th className={styles.group} colSpan={PLAN_KEYS.length + 1} {...asGroupHeader}>
          {name}
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.label} {...asRow} data-same={rowDiffers(row) ? undefined : ''}>
          <th className={styles.label} {...asRowHeader}>
            {row.label}
          </th>
          {PLAN_KEYS.map((key, index) => (
            <td key={key} {...asCell}>
              <Value value={row.values[index] ?? ''} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Value({ value }: { value: ComparisonValue }) {
  if (value === content().one('plans').unpublished) {
    return (
      <a className={styles.ask} href={paths.contact}>
        {value}
      </a>
    );
  }
  if (value !== true && value !== '') return value;
  const words = content().one('pages/pricing').comparison;
  const Mark = value ? Check : Minus;
  return (
    <>
      <Mark className={value ? styles.included : styles.missing} size={20} aria-hidden="true" />
      <span className={unseen.unseen}>{value ? words.included : words.notIncluded}</span>
    </>
  );
}
