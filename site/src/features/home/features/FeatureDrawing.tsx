import { content } from '../../../content.ts';
import { Avatar } from '../../../design/pictures/Avatar.tsx';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Row } from '../../../design/pictures/Row.tsx';
import styles from './FeatureDrawing.module.css';

/** The small drawing of a wide feature card. Decorative: the card's words say the same. */
export function FeatureDrawing({ drawing }: { drawing: keyof typeof drawings }) {
  const Drawing = drawings[drawing];
  return <Drawing />;
}

const drawings = { employees: Employees, orchestration: Orchestration, control: Control };

const words = () => content().one('pages/home').features.drawings;

function Employees() {
  return (
    <div className={styles.roster} aria-hidden="true">
      {words().employees.map(({ kind, name, role, state }) => (
        <Row
          lead={<Avatar kind={kind} name={name} />}
          title={name}
          detail={role}
          end={<Chip tone={kind}>{state}</Chip>}
          key={name}
        />
      ))}
    </div>
  );
}

const STATIONS_AT = [0, 98, 196];

function Orchestration() {
  const { stations, person } = words().orchestration;
  return (
    <svg className={styles.drawing} viewBox="0 0 272 136" aria-hidden="true">
      <path
        className={styles.agent}
        d="M76 26H97M91 20l6 6l-6 6M174 26H195M189 20l6 6l-6 6M234 44V84M228 78l6 6l6-6"
      />
      <path className={styles.human} d="M142 105H136V46M130 52l6-6l6 6" />
      {STATIONS_AT.map((x, index) => (
        <g key={x}>
          <rect className={styles.station} x={x + 1} y="8" width="74" height="36" rx="8" />
          <text className={styles.label} x={x + 38} y="30.5">
            {stations[index]}
          </text>
        </g>
      ))}
      <rect className={styles.person} x="142" y="87" width="129" height="36" rx="18" />
      <text className={styles.label} x="206.5" y="109.5">
        {person}
      </text>
    </svg>
  );
}

/** The first role has the first right alone, and the last one all of them. */
function Control() {
  const { roles, rights } = words().control;
  return (
    <svg className={styles.drawing} viewBox="0 0 272 136" aria-hidden="true">
      {roles.map((role, column) => (
        <text className={styles.label} key={role} x={104 + column * 71} y="18">
          {role}
        </text>
      ))}
      {rights.map((name, row) => (
        <g key={name}>
          <path className={styles.rule} d={`M0 ${30 + row * 36}H272`} />
          <text x="0" y={53 + row * 36}>
            {name}
          </text>
          {roles.map((role, column) => (
            <path
              className={column < row ? styles.withheld : styles.granted}
              key={role}
              transform={`translate(${104 + column * 71} ${48 + row * 36})`}
              d={column < row ? 'M-6 0H6' : 'M-7 0L-2 5L7-5'}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
