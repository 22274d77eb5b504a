import type { Skill } from 'contract/content/employee.ts';
import { Chip } from '../../design/pictures/Chip.tsx';
import { Meter } from '../../design/pictures/Meter.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { SoonButton } from '../../design/ui/SoonButton.tsx';
import styles from './SkillBuilder.module.css';

/** The skill builder as it looks: triggers, steps, output, and the button that would run it (S2 section 2). */
export function SkillBuilder({ skill, name }: { skill: Skill; name: string }) {
  const { triggers, steps, output } = skill;
  return (
    <Section labelledBy="skill-title">
      <SectionHead id="skill-title" title={`Teach ${name} a skill`}>
        A skill is a rule: when this happens, do that, record this. This one comes with the role, and you can
        edit it.
      </SectionHead>
      <div className={styles.builder} data-says="scene">
        <p className={styles.bar}>
          Skill: <strong>{skill.name}</strong>
        </p>
        <div className={styles.parts}>
          <div className={styles.part}>
            <h3 className={styles.title}>Triggers</h3>
            <ul className={styles.triggers}>
              {triggers.map((trigger) => (
                <li key={trigger}>
                  <Chip tone="human">{trigger}</Chip>
                </li>
              ))}
            </ul>
            <p className={styles.note}>Someone on your team adds or edits a record.</p>
          </div>
          <div className={styles.part}>
            <h3 className={styles.title}>What {name} does</h3>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
          <div className={styles.part}>
            <h3 className={styles.title}>Output</h3>
            <p className={styles.score}>
              {output.name} <strong className={styles.value}>{output.value}</strong>
            </p>
            <Meter percent={output.value} />
            <p className={styles.note}>{output.reasons.join('. ')}.</p>
          </div>
        </div>
        <div className={styles.foot}>
          <SoonButton message="This is a preview. The skill builder opens soon in your workspace.">
            {'Save & Test skill'}
          </SoonButton>
          <p className={styles.note}>Tests run on three past items and change nothing.</p>
        </div>
      </div>
    </Section>
  );
}
