import { TabPanel } from '../../ui/TabPanel.tsx';
import styles from './ShowcasePanels.module.css';
import { solutions } from './showcase.ts';

/** The panels of the solutions showcase, for `Tabs` (S1 section 2.5). */
export function ShowcasePanels() {
  return (
    <>
      {solutions.map(({ id, title, description, impact, picture: SolutionPicture }, index) => (
        <TabPanel id={id} isFirst={index === 0} key={id}>
          <div className={styles.root}>
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.description}>{description}</p>
              <div className={styles.impact}>
                <p className={styles.label}>Business impact</p>
                <p>
                  {impact.figure && <strong className={styles.figure}>{impact.figure}</strong>}
                  {impact.text}
                </p>
              </div>
            </div>
            <SolutionPicture />
          </div>
        </TabPanel>
      ))}
    </>
  );
}
