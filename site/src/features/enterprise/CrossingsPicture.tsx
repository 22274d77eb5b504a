import type { Enterprise } from 'contract/content/pages/enterprise.ts';
import { Avatar } from '../../design/pictures/Avatar.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import { weave } from '../../design/ui/weave.ts';
import styles from './CrossingsPicture.module.css';

const PITCH = 7;
const cloth = weave(3, PITCH, 2.25);
const OFFSETS = [-PITCH, 0, PITCH];

/** The four arms of a crossing, from an edge of the cell to its middle, in shares of the cell. */
const ARMS = {
  left: { x1: '0', x2: '50%', y1: '50%', y2: '50%' },
  right: { x1: '50%', x2: '100%', y1: '50%', y2: '50%' },
  up: { x1: '50%', x2: '50%', y1: '0', y2: '50%' },
  down: { x1: '50%', x2: '50%', y1: '50%', y2: '100%' },
};

type Arm = keyof typeof ARMS;

/** One order on its way: agents carry it level, people pass it down, and each crossing has its two names. */
export function CrossingsPicture({ words }: { words: Enterprise['orchestrate']['picture'] }) {
  const { title, alt, departments, agents } = words;
  return (
    <Picture title={title} alt={alt}>
      <ThreadSymbols />
      <div className={styles.loom}>
        <span />
        {departments.map(({ name, role }) => (
          <span className={styles.person} key={name}>
            <Avatar kind="human" name={name} />
            {role}
          </span>
        ))}
        {agents.flatMap(({ name, role }, lane) => [
          <span className={styles.agent} key={name}>
            <Avatar kind="agent" name={name} />
            <span className={styles.role}>{role}</span>
          </span>,
          ...departments.map((department, column) => (
            <span className={styles.crossing} key={name + department.name}>
              <CrossingThreads lane={lane} column={column} />
              {lane === column && <span className={styles.number}>{lane + 1}</span>}
            </span>
          )),
        ])}
      </div>
      <ol className={styles.list}>
        {agents.map(({ name, done }, index) => (
          <li className={styles.item} key={name}>
            <span className={styles.number}>{index + 1}</span>
            {done}
          </li>
        ))}
      </ol>
    </Picture>
  );
}

/** The drawings that all crossings of the page share; stands once, before the first `CrossingThreads`. */
function ThreadSymbols() {
  return (
    <svg className={styles.symbols} width="0" height="0" aria-hidden="true">
      <defs>
        {Object.entries(ARMS).map(([arm, ends]) => (
          <g className={isLevel(arm) ? styles.weft : styles.warp} id={`arm-${arm}`} key={arm}>
            {OFFSETS.map((offset) => (
              <line
                key={offset}
                {...ends}
                transform={isLevel(arm) ? `translate(0 ${offset})` : `translate(${offset} 0)`}
              />
            ))}
          </g>
        ))}
        <g id="crossing-cloth" transform={`translate(${-cloth.size / 2} ${-cloth.size / 2})`}>
          <rect className={styles.ground} width={cloth.size} height={cloth.size} />
          <path className={styles.warp} d={cloth.warp} />
          <path className={styles.weft} d={cloth.weft} />
        </g>
      </defs>
    </svg>
  );
}

/** One cell of the loom: pale threads, strong where the order passes, woven where it turns. */
function CrossingThreads({ lane, column }: { lane: number; column: number }) {
  const lit = litArms(lane, column);
  return (
    <svg className={styles.threads} aria-hidden="true">
      {Object.keys(ARMS).map((arm) => (
        <use className={lit.includes(arm as Arm) ? '' : styles.pale} href={`#arm-${arm}`} key={arm} />
      ))}
      {lit.length > 0 && (
        <svg x="50%" y="50%" overflow="visible" aria-hidden="true">
          <use href="#crossing-cloth" />
        </svg>
      )}
    </svg>
  );
}

/** The order goes along a lane by one column, then down that column by one lane. */
function litArms(lane: number, column: number): Arm[] {
  if (column === lane) return lane === 0 ? ['left', 'right'] : ['up', 'right'];
  if (column === lane + 1) return ['left', 'down'];
  return [];
}

function isLevel(arm: string): boolean {
  return arm === 'left' || arm === 'right';
}
