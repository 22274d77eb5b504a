import { content } from '../../content.ts';
import { Linked } from '../../design/ui/Linked.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './DataFlow.module.css';
import { FlowMark } from './FlowMark.tsx';

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
