import type { EmployeePicture, Practice as PracticeData } from 'contract/content/employee.ts';
import { RadioField } from '../../../design/ui/ChoiceField.tsx';
import { Section } from '../../../design/ui/Section.tsx';
import { SectionHead } from '../../../design/ui/SectionHead.tsx';
import { StateRows } from '../pictures/StateRows.tsx';
import { PointStage } from './PointStage.tsx';
import styles from './Practice.module.css';
import { TrackStage } from './TrackStage.tsx';

/** A choice to try, beside what follows from it. The styles show what belongs to the chosen one. */
export function Practice({ practice, picture }: { practice: PracticeData; picture: EmployeePicture }) {
  const { title, text, question, choices } = practice;
  return (
    <Section labelledBy="practice-title" says="scene">
      <SectionHead id="practice-title" title={title}>
        {text}
      </SectionHead>
      <div className={styles.root}>
        <div className={styles.asked}>
          <fieldset className={styles.choices}>
            <legend className={styles.question}>{question}</legend>
            {choices.map(({ label }, index) => (
              <RadioField label={label} name="practice" defaultChecked={index === 0} key={label} />
            ))}
          </fieldset>
          <div className={styles.ofChoice} aria-live="polite">
            {choices.map(({ label, outcome, isYours }) => (
              <p className={`${styles.outcome} ${isYours ? styles.yours : ''}`} key={label}>
                <strong>{label}:</strong> {outcome}
              </p>
            ))}
          </div>
        </div>
        <div className={styles.stage} aria-hidden="true">
          <Stage stage={practice.stage} picture={picture} />
        </div>
      </div>
    </Section>
  );
}

function Stage({ stage, picture }: { stage: PracticeData['stage']; picture: EmployeePicture }) {
  if (stage.kind === 'tracks') return <TrackStage {...stage} />;
  if (stage.kind === 'points')
    return picture.kind === 'map' && <PointStage {...picture} names={stage.names} />;
  return (
    <div className={styles.ofChoice}>
      {stage.panels.map((rows) => (
        <div className={styles.panel} key={rows.map(({ title }) => title).join()}>
          <StateRows rows={rows} />
        </div>
      ))}
    </div>
  );
}
