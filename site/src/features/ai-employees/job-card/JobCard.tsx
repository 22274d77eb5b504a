import type { Job, PlanNeed } from 'contract/content/employee.ts';
import { fill } from 'contract/content/fill.ts';
import { content } from '../../../content.ts';
import { portraitPath } from '../../../design/pictures/portrait.ts';
import { Avatar } from '../../../design/ui/Avatar.tsx';
import { Section, SectionHead } from '../../../design/ui/Section.tsx';
import type { Persona } from '../employees.ts';
import { needLines } from '../plan-needs.ts';
import styles from './JobCard.module.css';

/** The limits of an employee, set like the contract that they are. */
export function JobCard({
  persona: { name, role },
  job,
  needs,
}: {
  persona: Persona;
  job: Job;
  needs: readonly PlanNeed[];
}) {
  const words = content().one('pages/ai-employees').employee.job;
  return (
    <Section labelledBy="job-title" tone="quiet">
      <SectionHead id="job-title" title={fill(words.title, { name })} />
      <div className={styles.contract}>
        <p className={styles.title}>
          <Avatar name={name} src={portraitPath(name)} />
          <span>
            <strong className={styles.name}>{name}</strong> {role}
          </span>
        </p>
        <div className={styles.clauses}>
          <Clause term={words.reportsTo} lines={[job.reportsTo]} />
          <Clause term={words.alone} lines={job.alone} mark={styles.agent} />
          <Clause term={words.asksFirst} lines={job.asksFirst} mark={styles.human} />
          <Clause term={words.never} lines={job.never} mark={styles.never} />
          <Clause term={words.plan} lines={needLines(needs)} />
        </div>
        <div className={styles.signatures}>
          <p>
            <span className={`${styles.signed} ${styles.agent}`}>{name}</span> {job.signed.agent}
          </p>
          <p>
            <span className={`${styles.signed} ${styles.human}`}>{words.you}</span> {job.signed.human}
          </p>
        </div>
      </div>
    </Section>
  );
}

function Clause({
  term,
  lines,
  mark = '',
}: {
  term: string;
  lines: readonly string[];
  mark?: string | undefined;
}) {
  return (
    <div className={styles.clause}>
      <h3 className={`${styles.term} ${mark}`}>{term}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
