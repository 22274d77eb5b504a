import { Chip } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { MatrixTable } from '../MatrixTable.tsx';
import styles from './SolutioningPicture.module.css';

const constraints = ['Data stays on site', 'Works offline', 'Live by June'];
const options = ['Build', 'Extend', 'Replace'];

/** Sketches of the options: boxes, and the threads between them, in a box of 72 by 44. */
const sketches = [
  'M26 4H46V14H26ZM4 30H24V40H4ZM48 30H68V40H48ZM36 14V22M14 30V22H58V30',
  'M4 4H24V40H4ZM48 4H68V16H48ZM48 28H68V40H48ZM24 10H48M24 34H48',
  'M4 8H30V36H4ZM42 8H68V36H42ZM30 22H42',
];

const rows = [
  {
    name: 'Sketch',
    cells: sketches.map((sketch) => (
      <svg className={styles.sketch} viewBox="0 0 72 44" key={sketch} aria-hidden="true">
        <path d={sketch} />
      </svg>
    )),
  },
  { name: 'Meets', cells: ['2 of 3', '3 of 3', '1 of 3'] },
  { name: 'Ready in', cells: ['14 weeks', '6 weeks', '9 weeks'] },
  {
    name: 'Risk',
    cells: [
      <Chip tone="warn" key="build">
        Medium
      </Chip>,
      <Chip tone="good" key="extend">
        Low
      </Chip>,
      <Chip tone="bad" key="replace">
        High
      </Chip>,
    ],
  },
];

/** Three designs for one problem, side by side, with the one that the agent advises. */
export function SolutioningPicture() {
  return (
    <Picture
      title="Warehouse scanning, options"
      alt="Three options, Build, Extend and Replace, each with a sketch, compared by constraints met, time and risk. Extend is marked: it meets all three constraints in six weeks at low risk. Devika, an architect, chooses."
    >
      <p className={styles.constraints}>
        {constraints.map((constraint) => (
          <Chip key={constraint}>{constraint}</Chip>
        ))}
      </p>
      <MatrixTable columns={options} rows={rows} marked={1} />
      <p>
        <strong>Our pick: extend.</strong> The scanners stay, with two services behind them. The stock
        interface is the biggest unknown; test it first.
      </p>
      <Handover agent="Kai" human="Devika">
        Devika picks one and signs off on why.
      </Handover>
    </Picture>
  );
}
