import type { CaseStudy } from 'contract/content/case-study.ts';
import { content } from '../../content.ts';
import { ClientLogo } from '../../design/customers/ClientLogo.tsx';
import { Section } from '../../design/ui/Section.tsx';
import story from '../../design/ui/story-columns.module.css';
import { findClient } from '../../product/clients.ts';
import styles from './Challenge.module.css';

/** How it was before, beside who the customer is (S2 section 2). */
export function Challenge({ study: { customer, challenge, facts } }: { study: CaseStudy }) {
  const { challenge: title, facts: labels } = content().one('pages/case-studies').study;
  return (
    <Section labelledBy="challenge-title" tone="quiet">
      <div className={`${story.columns} ${styles.columns}`}>
        <div className={`${story.story} ${styles.story}`}>
          <h2 id="challenge-title">{title}</h2>
          {challenge.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.card}>
          <ClientLogo client={findClient(customer)} />
          <dl className={styles.facts}>
            {(['field', 'agent'] as const).map((fact) => (
              <div key={fact}>
                <dt className={styles.name}>{labels[fact]}</dt>
                <dd>{facts[fact]}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
