// biome-ignore-all lint/a11y/noRedundantRoles: where the rows become cards they are no table boxes any more, and some browsers would drop the roles with them
import '../../design/ui/tab-tiles.css';
import type { Agent, Complexity, GoLiveTime } from 'contract/content/department.ts';
import type { UseCases } from 'contract/content/pages/use-cases.ts';
import { Check, Minus } from 'lucide-react';
import { content } from '../../content.ts';
import { Chip, type ChipTone } from '../../design/pictures/Chip.tsx';
import { TabPanel } from '../../design/ui/ExplorerPanels.tsx';
import { asCell, asColumnHeader, asRow, asRowHeader, asRows, asTable } from '../../design/ui/table-roles.ts';
import styles from './DepartmentPanels.module.css';
import { departments, LONGEST_WEEKS, weeksUntilLive } from './departments.ts';

const tones: Record<Complexity, ChipTone> = { Low: 'good', Medium: 'warn', High: 'bad' };

/** The panels of the catalogue, for `Tabs`: each department's people, agents and numbers (S2 section 2). */
export function DepartmentPanels() {
  return (
    <>
      {departments().map(({ id, name, summary, agents }, index) => (
        <TabPanel id={id} isFirst={index === 0} key={id}>
          <div className={styles.head}>
            <h3 className={styles.title} id={`${id}-title`}>
              {name}
            </h3>
            <p className={styles.summary}>{summary}</p>
          </div>
          <AgentTable labelledBy={`${id}-title`} agents={agents} />
        </TabPanel>
      ))}
    </>
  );
}

/** The agents of a department: a table, whose rows become cards where it is narrow. */
function AgentTable({ labelledBy, agents }: { labelledBy: string; agents: readonly Agent[] }) {
  const { columns } = content().one('pages/use-cases').catalogue;
  return (
    <table className={styles.root} {...asTable} aria-labelledby={labelledBy}>
      <thead className={styles.agentTableHead} {...asRows}>
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

/** A go-live time on a scale of eight weeks: a thread while it is prepared, a bar for the weeks in which it can go live. */
function GoLiveBar({ time }: { time: GoLiveTime }) {
  const { fromWeeks, toWeeks } = weeksUntilLive(time);
  return (
    <svg
      className={styles.goLiveBar}
      viewBox={`0 0 ${LONGEST_WEEKS} 6`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.track} y="2" width={LONGEST_WEEKS} height="2" />
      <rect y="2" width={fromWeeks} height="2" />
      <rect x={fromWeeks} width={toWeeks - fromWeeks} height="6" />
    </svg>
  );
}
