import { fill } from 'contract/content/fill.ts';
import { content } from '../../content.ts';
import { PhoneFold } from '../../design/ui/PhoneFold.tsx';
import { wordsFor } from '../../words.ts';
import { AgentPreview } from './AgentPreview.tsx';
import styles from './AgentSettings.module.css';

/** What an agent can be given, to try with the hand: plain switches that send nothing (S1 section 2.5). */
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
