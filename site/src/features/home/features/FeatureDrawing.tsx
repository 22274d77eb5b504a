import { Avatar } from '../../../design/pictures/Avatar.tsx';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Row } from '../../../design/pictures/Row.tsx';
import styles from './FeatureDrawing.module.css';

/** Which wide card of the features grid a drawing belongs to (S1 section 2.3). */
export type FeatureDrawingName = 'employees' | 'orchestration' | 'control';

/** The small drawing of a wide feature card. Decorative: the card's words say the same. */
export function FeatureDrawing({ drawing }: { drawing: FeatureDrawingName }) {
  const Drawing = drawings[drawing];
  return <Drawing />;
}

const drawings = { employees: Employees, orchestration: Orchestration, control: Control };

function Employees() {
  return (
    <div className={styles.roster} aria-hidden="true">
      <Row
        lead={<Avatar kind="agent" name="Noah" />}
        title="Noah"
        detail="SDR"
        end={<Chip tone="agent">12 drafts</Chip>}
      />
      <Row
        lead={<Avatar kind="agent" name="Owen" />}
        title="Owen"
        detail="Proposals"
        end={<Chip tone="agent">Version 2</Chip>}
      />
      <Row
        lead={<Avatar kind="human" name="Priya" />}
        title="Priya"
        detail="Sales lead"
        end={<Chip tone="human">Approves both</Chip>}
      />
    </div>
  );
}

const stations = [
  { x: 0, label: 'Find' },
  { x: 98, label: 'Draft' },
  { x: 196, label: 'Check' },
];

function Orchestration() {
  return (
    <svg className={styles.drawing} viewBox="0 0 272 136" aria-hidden="true">
      <path
        className={styles.agent}
        d="M76 26H97M91 20l6 6l-6 6M174 26H195M189 20l6 6l-6 6M234 44V84M228 78l6 6l6-6"
      />
      <path className={styles.human} d="M142 105H136V46M130 52l6-6l6 6" />
      {stations.map(({ x, label }) => (
        <g key={label}>
          <rect className={styles.station} x={x + 1} y="8" width="74" height="36" rx="8" />
          <text className={styles.label} x={x + 38} y="30.5">
            {label}
          </text>
        </g>
      ))}
      <rect className={styles.person} x="142" y="87" width="129" height="36" rx="18" />
      <text className={styles.label} x="206.5" y="109.5">
        Amara decides
      </text>
    </svg>
  );
}

const roles = ['Member', 'Manager', 'Admin'];
const rights = [
  { name: 'Use', from: 0 },
  { name: 'Build', from: 1 },
  { name: 'Publish', from: 2 },
];

function Control() {
  return (
    <svg className={styles.drawing} viewBox="0 0 272 136" aria-hidden="true">
      {roles.map((role, column) => (
        <text className={styles.label} key={role} x={104 + column * 71} y="18">
          {role}
        </text>
      ))}
      {rights.map(({ name, from }, row) => (
        <g key={name}>
          <path className={styles.rule} d={`M0 ${30 + row * 36}H272`} />
          <text x="0" y={53 + row * 36}>
            {name}
          </text>
          {roles.map((role, column) => (
            <path
              className={column < from ? styles.withheld : styles.granted}
              key={role}
              transform={`translate(${104 + column * 71} ${48 + row * 36})`}
              d={column < from ? 'M-6 0H6' : 'M-7 0L-2 5L7-5'}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
