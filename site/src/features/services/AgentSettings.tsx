import { fill } from 'contract/content/fill.ts';
import type { Services } from 'contract/content/pages/services.ts';
import { content } from '../../content.ts';
import { Avatar } from '../../design/pictures/Avatar.tsx';
import { Chip } from '../../design/pictures/Chip.tsx';
import { PhoneFold } from '../../design/ui/PhoneFold.tsx';
import { wordsFor } from '../../words.ts';
import styles from './AgentSettings.module.css';

/** Settings of an agent, to try with the hand: plain switches that send nothing (S1 section 2.5). */
export function AgentSettings() {
  const { title, remark, preview, ...settings } = content().one('pages/services').settings;
  return (
    <fieldset className={styles.root} aria-describedby="settings-remark">
      <legend className={styles.title}>{title}</legend>
      <PhoneFold label={fill(wordsFor('common').moreOn, { title })} />
      <div className={styles.settings}>
        <p className={styles.remark} id="settings-remark">
          {remark}
        </p>
        <AgentPreview words={preview} />
        {Object.entries(settings).map(([setting, { name, text, isOn, note }]) => {
          const id = `setting-${setting}`;
          return (
            <div className={styles.setting} key={id}>
              <label className={styles.label} htmlFor={id}>
                {name}
              </label>
              {note && (
                <span className={styles.note} id={`${id}-note`}>
                  {note}
                </span>
              )}
              <input
                className={styles.switch}
                type="checkbox"
                // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox states its own value
                role="switch"
                id={id}
                aria-describedby={note ? `${id}-note ${id}-text` : `${id}-text`}
                defaultChecked={isOn}
              />
              <p className={styles.text} id={`${id}-text`}>
                {text}
              </p>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/**
 * The agent that the switches beside it make: what it has, and how far its run goes by itself. Style sheets show each part
 * by its switch, which `data-if` and `data-unless` name, so that it follows without script. Decorative: each switch says
 * the same of itself.
 */
function AgentPreview({ words }: { words: Services['settings']['preview'] }) {
  const { name, title, link, memory, search, files, goal, run, warning } = words;
  return (
    <div className={styles.agentPreview} aria-hidden="true">
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
