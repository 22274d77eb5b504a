import { content } from '../../content.ts';
import { Card, CardGrid } from '../../design/ui/Card.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import { SoonButton } from '../../design/ui/SoonButton.tsx';
import styles from './Benefits.module.css';
import type { Employee } from './employees.ts';

/** Changes for the people, and the figure the specification claims (S2 sections 2 and 9). */
export function Benefits({ benefits, articles: [first, second] }: Pick<Employee, 'benefits' | 'articles'>) {
  const { title, list, statistics, soon = [] } = benefits;
  return (
    <Section labelledBy="benefits-title">
      <div className={styles.root}>
        <div className={styles.words}>
          <h2 id="benefits-title">{title}</h2>
          <ul>
            {list.map(({ title, text }) => (
              <li className={styles.benefit} key={title}>
                <h3>{title}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
          {soon.length > 0 && (
            <div className={styles.actions}>
              {soon.map((name) => (
                <SoonButton variant="secondary" key={name}>
                  {name}
                </SoonButton>
              ))}
            </div>
          )}
        </div>
        <div className={styles.side}>
          <div className={styles.card}>
            {statistics.map(({ figure, label }) => (
              <p key={figure}>
                <strong className={styles.figure}>{figure}</strong> {label}
              </p>
            ))}
            <p className={styles.source}>{content().one('claims').provenance}</p>
          </div>
          <p className={styles.articles}>
            {content().one('pages/ai-employees').employee.articles} <a href={first.path}>{first.title}</a>.{' '}
            <a href={second.path}>{second.title}</a>.
          </p>
        </div>
      </div>
    </Section>
  );
}

/** Six things the employee does, each with what of it stays with a person (S2 section 2). */
export function CapabilityGrid({ title, cards }: Employee['capabilities']) {
  return (
    <Section labelledBy="capabilities-title" tone="quiet">
      <SectionHead id="capabilities-title" title={title} />
      <CardGrid columns={3}>
        {cards.map(({ title, text, yours }) => (
          <Card title={title} text={text} key={title}>
            <p className={styles.yours}>{yours}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
