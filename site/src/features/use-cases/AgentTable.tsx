// biome-ignore-all lint/a11y/noRedundantRoles: where the rows become cards they are no table boxes any more, and some browsers would drop the roles with them

import type { Agent, Complexity } from 'contract/content/department.ts';
import type { UseCases } from 'contract/content/pages/use-cases.ts';
import { Check, Minus } from 'lucide-react';
import { content } from '../../content.ts';
import { Chip, type ChipTone } from '../../design/pictures/Chip.tsx';
import { asCell, asColumnHeader, asRow, asRowHeader, asRows, asTable } from '../../design/ui/table-roles.ts';
import styles from './AgentTable.module.css';
import { GoLiveBar } from './GoLiveBar.tsx';

const tones: Record<Complexity, ChipTone> = { Low: 'good', Medium: 'warn', High: 'bad' };

/** The agents of a department: a table, whose rows become cards where it is narrow. */
export function AgentTable({ labelledBy, agents }: { labelledBy: string; agents: readonly Agent[] }) {
  const { columns } = content().one('pages/use-cases').catalogue;
  return (
    <table className={styles.root} {...asTable} aria-labelledby={labelledBy}>
      <thead className={styles.head} {...asRows}>
        <tr {...asRow}>
          {Object.values(columns).map((column) => (
            <th className={styles.cell} {...asColumnHeader} key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body} {...asRows}>
        {agents.map((agent) => (
          <AgentRow agent={agent} columns={columns} key={agent.name} />
        ))}
      </tbody>
    </table>
  );
}

/** Names of columns: on a phone each cell carries the name of its column. */
function AgentRow({ agent, columns }: { agent: Agent; columns: UseCases['catalogue']['columns'] }) {
  const { name, description, complexity, demoReady, goLiveTime } = agent;
  const DemoIcon = demoReady === 'Yes' ? Check : Minus;
  return (
    <tr className={styles.row} {...asRow}>
      <th className={`${styles.cell} ${styles.name}`} {...asRowHeader}>
        {name}
      </th>
      <td className={`${styles.cell} ${styles.description}`} {...asCell}>
        {description}
      </td>
      <td className={styles.cell} {...asCell} data-label={columns.complexity}>
        <Chip tone={tones[complexity]}>{complexity}</Chip>
      </td>
      <td className={styles.cell} {...asCell} data-label={columns.demoReady}>
        <span className={`${styles.demo} ${demoReady === 'Yes' ? '' : styles.notReady}`}>
          <DemoIcon size={18} aria-hidden="true" />
          {demoReady}
        </span>
      </td>
      <td className={styles.cell} {...asCell} data-label={columns.goLiveTime}>
        <span className={styles.time}>
          {goLiveTime}
          <GoLiveBar time={goLiveTime} />
        </span>
      </td>
    </tr>
  );
}
