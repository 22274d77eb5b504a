import { TabPanel } from '../../ui/TabPanel.tsx';
import styles from './UseCasePanels.module.css';
import { useCases } from './use-cases.ts';

/** The panels of the use-case explorer (S1 section 2.3); they stand in `Tabs`, which shows one at a time. */
export function UseCasePanels() {
  return useCases.map(({ id, icon: Icon, title, description, picture: Picture, impact }, index) => (
    <TabPanel key={id} id={id} isFirst={index === 0}>
      <div className={styles.root}>
        <div className={styles.words}>
          <div className={styles.part}>
            <Icon className={styles.icon} size={28} strokeWidth={1.75} aria-hidden="true" />
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
          <div className={styles.part}>
            <p className={styles.label}>Business impact</p>
            {'figure' in impact ? (
              <p className={styles.figure}>{impact.figure}</p>
            ) : (
              <p className={styles.phrase}>{impact.phrase}</p>
            )}
            <p>{impact.text}</p>
          </div>
        </div>
        <Picture />
      </div>
    </TabPanel>
  ));
}
