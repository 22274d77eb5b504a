import type { Services } from 'contract/content/pages/services.ts';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Meter } from '../../../design/pictures/Meter.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Marked } from '../../../design/ui/Marked.tsx';
import { MatrixTable } from '../MatrixTable.tsx';
import styles from './SalesPictures.module.css';

/** Sketches of the options: boxes, and the threads between them, in a box of 72 by 44. */
const SKETCHES = [
  'M26 4H46V14H26ZM4 30H24V40H4ZM48 30H68V40H48ZM36 14V22M14 30V22H58V30',
  'M4 4H24V40H4ZM48 4H68V16H48ZM48 28H68V40H48ZM24 10H48M24 34H48',
  'M4 8H30V36H4ZM42 8H68V36H42ZM30 22H42',
];

const RISKS = ['warn', 'good', 'bad'] as const;

type Step = Services['showcase']['marketing']['picture']['channels'][number]['steps'][number];

/** A week of a campaign as lanes: what agents do, and where a person reads or picks. */
export function MarketingPicture({ words }: { words: Services['showcase']['marketing']['picture'] }) {
  const { title, alt, days, channels, handover } = words;
  return (
    <Picture title={title} alt={alt}>
      <div className={styles.root}>
        {days.map((day) => (
          <span className={styles.day} key={day}>
            {day}
          </span>
        ))}
        {channels.map(({ name, steps }) => (
          <div className={styles.lane} key={name}>
            <strong className={styles.name}>{name}</strong>
            {steps.map(({ by, days: length, text = '' }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lane never changes
              <span className={classesOf(by, length)} key={index}>
                {text}
              </span>
            ))}
          </div>
        ))}
      </div>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
    </Picture>
  );
}

/** A free day takes its column and shows nothing. */
function classesOf(by: Step['by'], days: Step['days']): string {
  const width = days > 1 ? styles[`days${days}`] : '';
  return by === 'free' ? '' : `${styles.step} ${styles[by]} ${width}`;
}

/** Progress of the answers to a tender: a ring for the whole, a bar for every section. */
export function ProposalPicture({ words }: { words: Services['showcase']['proposal']['picture'] }) {
  const { title, alt, sum, sections, open, handover } = words;
  const answered = sections.reduce((total, section) => total + section.answered, 0);
  const required = sections.reduce((total, section) => total + section.of, 0);
  return (
    <Picture title={title} alt={alt}>
      <div className={styles.proposalPicture}>
        <div className={styles.ring}>
          <svg className={styles.circle} viewBox="0 0 120 120" aria-hidden="true">
            <circle className={styles.track} cx="60" cy="60" r="52" />
            <circle
              className={styles.done}
              cx="60"
              cy="60"
              r="52"
              pathLength={required}
              strokeDasharray={`${answered} ${required}`}
              transform="rotate(-90 60 60)"
            />
          </svg>
          <p className={styles.sum}>
            <strong className={styles.count}>{answered}</strong>
            {sum}
          </p>
        </div>
        <ol className={styles.sections}>
          {sections.map(({ name, answered: done, of, share }) => (
            <li className={styles.section} key={name}>
              <strong>{name}</strong>
              {done < of ? <Chip tone="human">{share}</Chip> : <span className={styles.share}>{share}</span>}
              <Meter percent={Math.round((done / of) * 100)} />
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.open}>
        <Marked text={open.text} as="strong" /> <span className={styles.share}>{open.note}</span>
      </p>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
    </Picture>
  );
}

/** Three designs for one problem, side by side, with the one that the agent advises. */
export function SolutioningPicture({ words }: { words: Services['showcase']['solutioning']['picture'] }) {
  const { title, alt, constraints, options, sketch, meets, ready, risk, pick, handover } = words;
  const rows = [
    {
      name: sketch,
      cells: SKETCHES.map((path) => (
        <svg className={styles.sketch} viewBox="0 0 72 44" key={path} aria-hidden="true">
          <path d={path} />
        </svg>
      )),
    },
    meets,
    ready,
    {
      name: risk.name,
      cells: RISKS.map((tone, index) => (
        <Chip tone={tone} key={tone}>
          {risk.cells[index]}
        </Chip>
      )),
    },
  ];
  return (
    <Picture title={title} alt={alt}>
      <p className={styles.constraints}>
        {constraints.map((constraint) => (
          <Chip key={constraint}>{constraint}</Chip>
        ))}
      </p>
      <MatrixTable columns={options} rows={rows} marked={1} />
      <p>
        <Marked text={pick} as="strong" />
      </p>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
    </Picture>
  );
}
