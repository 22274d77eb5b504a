import { Avatar } from '../../design/pictures/Avatar.tsx';
import { Chip } from '../../design/pictures/Chip.tsx';
import styles from './AgentPreview.module.css';

/**
 * The agent that the switches beside it make: what it has, and how far its run goes by itself. Style sheets show each part
 * by its switch, which `data-if` and `data-unless` name, so that it follows without script. Decorative: each switch says
 * the same of itself.
 */
export function AgentPreview() {
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={styles.head}>
        <Avatar kind="agent" name="Agent" />
        <strong>Your agent</strong>
        <span data-if="setting-link">
          <Chip tone="human">Open to visitors</Chip>
        </span>
      </div>
      <ul className={styles.has}>
        <li data-if="setting-memory">
          <Chip tone="agent">Last 10 messages</Chip>
        </li>
        <li data-if="setting-search">
          <Chip tone="agent">Public web</Chip>
        </li>
        <li data-if="setting-files">
          <Chip tone="agent">Your files</Chip>
        </li>
        <li>
          <Chip>Your goal</Chip>
        </li>
      </ul>
      <ol className={styles.run}>
        <li className={styles.step}>Reads</li>
        <li className={styles.step}>Drafts</li>
        <li className={`${styles.step} ${styles.human}`} data-if="setting-approval">
          You approve
        </li>
        <li className={styles.step}>Sends</li>
      </ol>
      <p className={styles.warning} data-unless="setting-approval">
        It sends without asking anyone.
      </p>
    </div>
  );
}
