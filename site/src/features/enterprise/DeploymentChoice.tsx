import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import unseen from '../../design/ui/unseen.module.css';
import { paths } from '../../product/paths.ts';
import styles from './DeploymentChoice.module.css';
import { DeploymentDrawing } from './DeploymentDrawing.tsx';
import { deployment } from './deployment.ts';

/** Cloud or on-premise, question by question (S1 section 2.6). */
export function DeploymentChoice() {
  return (
    <Section labelledBy="deployment-title">
      <SectionHead id="deployment-title" title="Your choice: cloud or on-premise">
        Same agents. The difference is whose machines they use and who maintains them. For IT:{' '}
        <a href={paths.security}>security in detail</a>.
      </SectionHead>
      <table className={styles.table}>
        <caption className={unseen.unseen}>Cloud and on-premise compared</caption>
        <thead>
          <tr>
            <td className={styles.legend}>
              <span className={styles.network}>Your network</span>
              <span className={styles.ours}>Our cloud</span>
            </td>
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
