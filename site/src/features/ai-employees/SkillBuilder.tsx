import type { Skill } from 'contract/content/employee.ts';
import { fill } from 'contract/content/fill.ts';
import { content } from '../../content.ts';
import { Chip } from '../../design/pictures/Chip.tsx';
import { Meter } from '../../design/pictures/Meter.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import { SoonButton } from '../../design/ui/SoonButton.tsx';
import styles from './SkillBuilder.module.css';

/** The skill builder as it looks: triggers, steps, output, and the button that would run it (S2 section 2). */
export function SkillBuilder({ skill, name }: { skill: Skill; name: string }) {
  const { triggers, steps, output } = skill;
  const words = content().one('pages/ai-employees').employee.skill;
  return (
    <Section labelledBy="skill-title">
      <SectionHead id="skill-title" title={fill(words.title, { name })}>
        {words.lede}
      </SectionHead>
      <div className={styles.builder} data-says="scene">
        <p className={styles.bar}>
          {words.bar} <strong>{skill.name}</strong>
        </p>
        <div className={styles.parts}>
          <div className={styles.part}>
            <h3 className={styles.title}>{words.triggers}</h3>
            <ul className={styles.triggers}>
              {triggers.map((trigger) => (
                <li key={trigger}>
                  <Chip tone="human">{trigger}</Chip>
                </li>
              ))}
            </ul>
            <p className={styles.note}>{words.triggersNote}</p>
          </div>
          <div className={styles.part}>
            <h3 className={styles.title}>{fill(words.does, { name })}</h3>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
          <div className={styles.part}>
            <h3 className={styles.title}>{words.output}</h3>
            <p className={styles.score}>
              {output.name} <strong className={styles.value}>{output.value}</strong>
            </p>
            <Meter percent={output.value} />
            <p className={styles.note}>{output.reasons.join('. ')}.</p>
          </div>
        </div>
        <div className={styles.foot}>
          <SoonButton message={words.soon}>{words.button}</SoonButton>
          <p className={styles.note}>{words.test}</p>
        </div>
      </div>
    </Section>
  );
}
