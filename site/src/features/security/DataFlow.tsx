import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { paths } from '../../product/paths.ts';
import styles from './DataFlow.module.css';
import { dataFlows } from './data-flow.ts';
import { FlowMark } from './FlowMark.tsx';

/** The way of a form and of a message, step by step: a list that is drawn as a thread with a mark for each holder. */
export function DataFlow() {
  return (
    <Section labelledBy="flow-title">
      <SectionHead id="flow-title" title="Where your data goes">
        Four places each time. Who else receives it, and how long it’s kept, is in the{' '}
        <a href={`${paths.privacy}#recipients`}>privacy policy</a>.
      </SectionHead>
      <div className={styles.root}>
        {dataFlows.map(({ title, steps }) => (
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
