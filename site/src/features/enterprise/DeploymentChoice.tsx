import { content } from '../../content.ts';
import { Linked } from '../../design/ui/Marked.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import unseen from '../../design/ui/unseen.module.css';
import styles from './DeploymentChoice.module.css';

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

/** Your network as a dashed frame with your people in it; the agents stand inside, or in our cloud beside it. */
function DeploymentDrawing({ isInside }: { isInside: boolean }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 132 64" aria-hidden="true">
      <rect className={styles.edge} x="1" y="1" width={isInside ? 130 : 58} height="62" rx="8" />
      {!isInside && <rect className={styles.cloud} x="73" y="1" width="58" height="62" rx="8" />}
      <path className={styles.thread} d="M30 16H102M30 32H102M30 48H102" />
      {[16, 32, 48].map((y) => (
        <g key={y}>
          <circle className={styles.human} cx="30" cy={y} r="5.5" />
          <rect className={styles.agent} x="96.5" y={y - 5.5} width="11" height="11" rx="2" />
        </g>
      ))}
    </svg>
  );
}

/** Three promises with a figure each (S1 section 2.6). */
export function ValuePoints() {
  const { title: heading, points } = content().one('pages/enterprise').value;
  return (
    <Section labelledBy="value-title" tone="quiet">
      <SectionHead id="value-title" title={heading} />
      <ul className={styles.list}>
        {points.map(({ figure, title, text }) => (
          <li className={styles.point} key={figure}>
            <span className={styles.figure}>{figure}</span>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
