import type {
  EmployeePicture,
  MapScreen,
  Practice as PracticeData,
  Tracks,
} from 'contract/content/employee.ts';
import { RadioField } from '../../../design/ui/ChoiceField.tsx';
import { Section, SectionHead } from '../../../design/ui/Section.tsx';
import by from '../pictures/by.module.css';
import { StateRows } from '../pictures/RowPictures.tsx';
import styles from './Practice.module.css';

const PACES = { 1: styles.pace1, 3: styles.pace3 } as const;

const WIDTH = 400;
const HEIGHT = 240;

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

/** The map of the picture above, with a ring around the point that is asked about. */
function PointStage({
  axes,
  points,
  names,
}: Pick<MapScreen, 'axes' | 'points'> & { names: readonly string[] }) {
  const placed = points.map((point) => ({
    ...point,
    left: (point.x / 100) * WIDTH,
    top: HEIGHT - (point.y / 100) * HEIGHT,
  }));
  const asked = names.flatMap((name) => placed.filter((point) => point.name === name));
  return (
    <svg className={styles.map} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={styles.axes} d={`M0 ${HEIGHT / 2}H${WIDTH}M${WIDTH / 2} 0V${HEIGHT}`} />
      <g className={styles.ends}>
        <text x="0" y={HEIGHT / 2 - 6}>
          {axes.left}
        </text>
        <text x={WIDTH} y={HEIGHT / 2 - 6} textAnchor="end">
          {axes.right}
        </text>
        <text x={WIDTH / 2 + 6} y="10">
          {axes.top}
        </text>
        <text x={WIDTH / 2 + 6} y={HEIGHT - 2}>
          {axes.bottom}
        </text>
      </g>
      <g className={styles.ofChoice}>
        {asked.map(({ name, left, top }) => (
          <circle className={styles.ring} cx={left} cy={top} r="20" key={name} />
        ))}
      </g>
      {placed.map(({ name, left, top, by: whose }) => (
        <g className={by[whose]} key={name}>
          <circle cx={left} cy={top} r="9" />
          <text className={styles.name} x={left} y={top + 33}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Rows of bars over a scale. One unit of it is one unit of the drawing, so that styles can move the bars by it. */
function TrackStage({ units, scale, rows }: Tracks) {
  return (
    <div className={styles.trackStage}>
      {rows.map(({ label, bars }) => (
        <div className={styles.row} key={label}>
          <span className={styles.label}>{label}</span>
          <svg
            className={styles.track}
            viewBox={`0 0 ${units} 10`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {bars.map(({ from, to, by: whose, pace, isLate }) => (
              <rect
                className={`${isLate ? styles.late : by[whose]} ${pace ? PACES[pace] : ''}`}
                x={from}
                y="2"
                width={to - from}
                height="6"
                key={`${from} ${to}`}
              />
            ))}
          </svg>
        </div>
      ))}
      <div className={styles.scale}>
        {scale.map((mark) => (
          <span className={by.label} key={mark}>
            {mark}
          </span>
        ))}
      </div>
    </div>
  );
}
