import { content } from '../../content.ts';
import { Linked } from '../../design/ui/Linked.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import unseen from '../../design/ui/unseen.module.css';
import styles from './DeploymentChoice.module.css';
import { DeploymentDrawing } from './DeploymentDrawing.tsx';

/** Cloud or on-premise, question by question (S1 section 2.6). */
export function DeploymentChoice() {
  const words = content().one('pages/enterprise').deployment;
  return (
    <Section labelledBy="deployment-title">
      <SectionHead id="deployment-title" title={words.title}>
        <Linked text={words.lede} />
      </SectionHead>
      <table className={styles.table}>
        <caption className={unseen.unseen}>{words.caption}</caption>
        <thead>
          <tr>
            <td className={styles.legend}>
              <span className={styles.network}>{words.network}</span>
              <span className={styles.ours}>{words.ours}</span>
            </td>
            <th scope="col">
              <DeploymentDrawing isInside={false} />
              {words.cloud}
            </th>
            <th scope="col">
              <DeploymentDrawing isInside />
              {words.onPremise}
            </th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map(({ topic, cloud, onPremise }) => (
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
