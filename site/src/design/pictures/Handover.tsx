import type { ReactNode } from 'react';
import { Avatar } from './Avatar.tsx';
import styles from './Handover.module.css';

/** The foot of a picture: where the agent's thread meets a person's, and who decides. */
export function Handover({ agent, human, children }: { agent: string; human: string; children: ReactNode }) {
  return (
    <div className={styles.root} data-asks>
      <Avatar kind="agent" name={agent} />
      <span className={styles.thread} />
      <Avatar kind="human" name={human} />
      <span className={styles.text}>{children}</span>
    </div>
  );
}
