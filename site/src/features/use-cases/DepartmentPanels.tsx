import '../../design/ui/tab-tiles.css';
import { TabPanel } from '../../design/ui/TabPanel.tsx';
import { AgentTable } from './AgentTable.tsx';
import styles from './DepartmentPanels.module.css';
import { departments } from './departments.ts';

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
