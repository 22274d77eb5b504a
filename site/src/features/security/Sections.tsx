import { fill } from 'contract/content/fill.ts';
import { content } from '../../content.ts';
import { FinePrint } from '../../design/ui/FinePrint.tsx';
import { Linked } from '../../design/ui/Marked.tsx';
import { Prose } from '../../design/ui/Prose.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import { type Term, TermGrid } from '../../design/ui/TermGrid.tsx';
import { sitePlans } from '../../product/plans.ts';
import styles from './Sections.module.css';

/** Features that a security review asks about. */
const REVIEWED = ['API access', 'Integrations', 'Custom integrations', 'Priority support'];

/** Guarantees of the software, group by group, each statement above what holds it. */
export function Guarantees() {
  const { title: heading, lede, backedBy, groups } = content().one('pages/security').guarantees;
  return (
    <Section labelledBy="guarantees-title" tone="quiet">
      <SectionHead id="guarantees-title" title={heading}>
        {lede}
      </SectionHead>
      {groups.map(({ title, list }) => (
        <div className={styles.group} key={title}>
          <h3>{title}</h3>
          <dl className={styles.list}>
            {list.map((guarantee) => (
              <div key={guarantee.title}>
                <dt className={styles.name}>{guarantee.title}</dt>
                <dd>
                  {guarantee.text}{' '}
                  <span className={styles.heldBy}>
                    <span className={styles.label}>{backedBy}</span> {guarantee.heldBy}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Section>
  );
}

/** Additions of each plan. */
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

/** Returns what a plan has that the smaller ones do not, as far as a security review is concerned, smallest first. */
function planAdditions(): Term[] {
  const words = content().one('pages/security').plans;
  return sitePlans().map((plan) => ({
    name: plan.name,
    text: [
      plan.limits.members === '1' ? words.member : fill(words.members, { count: plan.limits.members }),
      ...REVIEWED.filter((feature) => plan.adds.includes(feature)),
      // Only a plan of unlimited credits: S2 section 9 has the key, S1 section 2.6 the choice of machines.
      ...(plan.creditsPerMonth === null ? [words.ownKey, words.onPremise] : []),
    ].join(', '),
  }));
}

/** Gaps that a review would find here, said first by us. The words are those of the topics. */
export function NotYet() {
  const { title, lede } = content().one('pages/security').notYet;
  return (
    <Section labelledBy="not-yet-title" tone="quiet">
      <SectionHead id="not-yet-title" title={title}>
        <Linked text={lede} />
      </SectionHead>
      <div data-says="topics">
        <TermGrid terms={notYet()} />
      </div>
    </Section>
  );
}

/**
 * Returns what security reviews ask and no page of ours answers in full: topics of the security folder, and those with a place in
 * the list that are answered in part. A topic leaves the list once it's published.
 */
function notYet(): readonly Term[] {
  return content()
    .list('topic')
    .filter(({ folder, status, order }) =>
      status === 'not-published' ? folder === 'answers/security-and-privacy' : order !== undefined,
    )
    .toSorted((one, other) => (one.order ?? Infinity) - (other.order ?? Infinity))
    .map(({ id, question, answer }) => ({ id, name: question, text: answer }));
}

/** Way to report a vulnerability, and what happens then. */
export function ReportPolicy() {
  const { title, lede, steps, afterwards, promises, programs } = content().one('pages/security').report;
  return (
    <Section labelledBy="report-title">
      <SectionHead id="report-title" title={title}>
        <Linked text={lede} />
      </SectionHead>
      <Prose>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Prose>
      <h3 className={styles.then}>{afterwards}</h3>
      <TermGrid terms={promises.map(({ within, text }) => ({ name: within, text }))} />
      <FinePrint>
        <Linked text={programs} />
      </FinePrint>
    </Section>
  );
}
