import type { Services } from 'contract/content/pages/services.ts';
import { Avatar } from '../../design/pictures/Avatar.tsx';
import { Chip } from '../../design/pictures/Chip.tsx';
import styles from './AgentPreview.module.css';

/**
 * The agent that the switches beside it make: what it has, and how far its run goes by itself. Style sheets show each part
 * by its switch, which `data-if` and `data-unless` name, so that it follows without script. Decorative: each switch says
 * the same of itself.
 */
export function AgentPreview({ words }: { words: Services['settings']['preview'] }) {
  const { name, title, link, memory, search, files, goal, run, warning } = words;
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={styles.head}>
        <Avatar kind="agent" name={name} />
        <strong>{title}</strong>
        <span data-if="setting-link">
          <Chip tone="human">{link}</Chip>
        </span>
      </div>
      <ul className={styles.has}>
        <li data-if="setting-memory">
          <Chip tone="agent">{memory}</Chip>
        </li>
        <li data-if="setting-search">
          <Chip tone="agent">{search}</Chip>
        </li>
        <li data-if="setting-files">
          <Chip tone="agent">{files}</Chip>
        </li>
        <li>
          <Chip>{goal}</Chip>
        </li>
      </ul>
      <ol className={styles.run}>
        {run.before.map((step) => (
          <li className={styles.step} key={step}>
            {step}
          </li>
        ))}
        <li className={`${styles.step} ${styles.human}`} data-if="setting-approval">
          {run.approval}
        </li>
        {run.after.map((step) => (
          <li className={styles.step} key={step}>
            {step}
          </li>
        ))}
      </ol>
      <p className={styles.warning} data-unless="setting-approval">
        {warning}
      </p>
    </div>
  );
}
