import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import styles from './DeploymentChoice.module.css';
import { DeploymentDrawing } from './DeploymentDrawing.tsx';
import { deployment } from './deployment.ts';

/** Cloud or on-premise, question by question (S1 section 2.6). */
export function DeploymentChoice() {
  return (
    <Section labelledBy="deployment-title">
      <SectionHead id="deployment-title" title="Your choice: cloud or on-premise">
        The agents are the same. What differs is whose machines they run on, and who looks after those.
      </SectionHead>
      <table className={styles.table}>
        <caption className={styles.caption}>
          Cloud and on-premise compared. The dashed frame is your network, the indigo one our cloud.
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <DeploymentDrawing isInside={false} />
              Cloud
            </th>
            <th scope="col">
              <DeploymentDrawing isInside />
              On-premise
            </th>
          </tr>
        </thead>
        <tbody>
          {deployment.map(({ topic, cloud, onPremise }) => (
            <tr key={topic}>
              <th scope="row">{topic}</th>
              <td>{cloud}</td>
              <td>{onPremise}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
