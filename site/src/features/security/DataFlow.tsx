import type { Holder } from 'contract/content/pages/security.ts';
import { content } from '../../content.ts';
import { Linked } from '../../design/ui/Marked.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import styles from './DataFlow.module.css';

/** The way of a form and of a message, step by step: a list that is drawn as a thread with a mark for each holder. */
export function DataFlow() {
  const { title: heading, lede, ways } = content().one('pages/security').flow;
  return (
    <Section labelledBy="flow-title">
      <SectionHead id="flow-title" title={heading}>
        <Linked text={lede} />
      </SectionHead>
      <div className={styles.root}>
        {ways.map(({ title, steps }) => (
          <div key={title}>
            <h3 className={styles.title}>{title}</h3>
            <ol className={styles.steps}>
              {steps.map(({ holder, name, text }) => (
                <li className={styles.step} key={name}>
                  <FlowMark holder={holder} />
                  <h4 className={styles.name}>{name}</h4>
                  <p className={styles.text}>{text}</p>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** A round mark for a person, a square one for a machine, a drum for what is stored. The name beside it says the same. */
function FlowMark({ holder }: { holder: Holder }) {
  return (
    <svg className={styles.mark} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      {holder === 'person' && <circle className={styles.person} cx="12" cy="12" r="9" />}
      {holder === 'machine' && <rect className={styles.machine} x="3" y="3" width="18" height="18" rx="4" />}
      {holder === 'store' && (
        <path
          className={styles.machine}
          d="M3 6a9 3.5 0 0 1 18 0v12a9 3.5 0 0 1-18 0zm0 0a9 3.5 0 0 0 18 0"
        />
      )}
    </svg>
  );
}
