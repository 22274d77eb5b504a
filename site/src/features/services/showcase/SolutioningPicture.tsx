import type { Services } from 'contract/content/pages/services.ts';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Marked } from '../../../design/ui/Marked.tsx';
import { MatrixTable } from '../MatrixTable.tsx';
import styles from './SolutioningPicture.module.css';

/** Sketches of the options: boxes, and the threads between them, in a box of 72 by 44. */
const SKETCHES = [
  'M26 4H46V14H26ZM4 30H24V40H4ZM48 30H68V40H48ZM36 14V22M14 30V22H58V30',
  'M4 4H24V40H4ZM48 4H68V16H48ZM48 28H68V40H48ZM24 10H48M24 34H48',
  'M4 8H30V36H4ZM42 8H68V36H42ZM30 22H42',
];

const RISKS = ['warn', 'good', 'bad'] as const;

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
