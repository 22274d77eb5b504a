import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import styles from './Orchestration.module.css';
import { handovers } from './orchestration.ts';
import { RunPicture } from './RunPicture.tsx';

/** How agents hand work to one another and to a person (S1 section 2.5). */
export function Orchestration() {
  return (
    <Section labelledBy="orchestration-title">
      <div className={styles.root}>
        <div>
          <SectionHead id="orchestration-title" title="Several agents, one job, a person who decides">
            A real job seldom fits one specialist. An agent splits it, hands out the parts, waits for the
            answers and puts them together. Where it takes judgement, a person does.
          </SectionHead>
          <ul className={styles.list}>
            {handovers.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
          <ButtonLink variant="secondary" href={paths.contact}>
            Talk to us
          </ButtonLink>
        </div>
        <RunPicture />
      </div>
    </Section>
  );
}
