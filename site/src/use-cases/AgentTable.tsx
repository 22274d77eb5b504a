// biome-ignore-all lint/a11y/noRedundantRoles: where the rows become cards they are no table boxes any more, and some browsers would drop the roles with them
import { Check, Minus } from 'lucide-react';
import { Chip, type ChipTone } from '../pictures/Chip.tsx';
import styles from './AgentTable.module.css';
import type { Agent, Complexity } from './department.ts';
import { GoLiveBar } from './GoLiveBar.tsx';

const tones: Record<Complexity, ChipTone> = { Low: 'good', Medium: 'warn', High: 'bad' };

/** The columns of S2 section 2. On a phone each cell carries the name of its column. */
const columns = {
  name: 'Agent Name',
  description: 'Description',
  complexity: 'Complexity',
  demoReady: 'Instant Demo Readiness',
  goLiveTime: 'Production Go-Live Time',
};

/** The agents of a department: a table, whose rows become cards where it is narrow. */
export function AgentTable({ labelledBy, agents }: { labelledBy: string; agents: readonly Agent[] }) {
  return (
    <table className={styles.root} role="table" aria-labelledby={labelledBy}>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {Object.values(columns).map((column) => (
            <th className={styles.cell} role="columnheader" scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body} role="rowgroup">
        {agents.map((agent) => (
          <AgentRow {...agent} key={agent.name} />
        ))}
      </tbody>
    </table>
  );
}

function AgentRow({ name, description, complexity, demoReady, goLiveTime }: Agent) {
  const DemoIcon = demoReady === 'Yes' ? Check : Minus;
  return (
    <tr className={styles.row} role="row">
      <th className={`${styles.cell} ${styles.name}`} role="rowheader" scope="row">
        {name}
      </th>
      <td className={`${styles.cell} ${styles.description}`} role="cell">
        {description}
      </td>
      <td className={styles.cell} role="cell" data-label={columns.complexity}>
        <Chip tone={tones[complexity]}>{complexity}</Chip>
      </td>
      <td className={styles.cell} role="cell" data-label={columns.demoReady}>
        <span className={`${styles.demo} ${demoReady === 'Yes' ? '' : styles.notReady}`}>
          <DemoIcon size={18} aria-hidden="true" />
          {demoReady}
        </span>
      </td>
      <td className={styles.cell} role="cell" data-label={columns.goLiveTime}>
        <span className={styles.time}>
          {goLiveTime}
          <GoLiveBar time={goLiveTime} />
        </span>
      </td>
    </tr>
  );
}
