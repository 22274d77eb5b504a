import { PhoneFold } from '../../design/ui/PhoneFold.tsx';
import { AgentPreview } from './AgentPreview.tsx';
import styles from './AgentSettings.module.css';
import { agentSettings } from './agent-settings.ts';

/** What an agent can be given, to try with the hand: plain switches that send nothing (S1 section 2.5). */
export function AgentSettings() {
  return (
    <fieldset className={styles.root} aria-describedby="settings-remark">
      <legend className={styles.title}>Settings you’ll have</legend>
      <PhoneFold label="More on: Settings you’ll have" />
      <div className={styles.settings}>
        <p className={styles.remark} id="settings-remark">
          Flip one and watch the agent change.
        </p>
        <AgentPreview />
        {agentSettings.map(({ id, name, text, isOn, note }) => (
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
        ))}
      </div>
    </fieldset>
  );
}
