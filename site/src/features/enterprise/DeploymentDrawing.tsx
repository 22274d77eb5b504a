import styles from './DeploymentChoice.module.css';

/** Your network as a dashed frame with your people in it; the agents stand inside, or in our cloud beside it. */
export function DeploymentDrawing({ isInside }: { isInside: boolean }) {
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
