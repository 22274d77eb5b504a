import { CHATBOT_TEXTS } from 'contract/leads/chatbot.ts';
import type { DESIGN_FORM_FIELDS } from 'contract/leads/chatbot-design.ts';
import type { ReactNode } from 'react';
import styles from './ColorSwatches.module.css';
import { colorWords } from './contrast.ts';
import type { Color } from './draft.ts';

/**
 * Colours to choose from, six in a row, each a radio button with the colour's name: two of them share a value.
 * The browser holds the choice, `first` to begin with; the legend says `chosen` in words,
 * once a script follows it.
 */
export function ColorSwatches({
  legend,
  name,
  colors,
  first,
  chosen,
  children,
}: {
  legend: string;
  name: (typeof DESIGN_FORM_FIELDS)[keyof typeof DESIGN_FORM_FIELDS];
  colors: readonly Color[];
  first: string;
  chosen: string | undefined;
  children?: ReactNode;
}) {
  return (
    <fieldset
      className={styles.root}
      {...(import.meta.env.SSR && { toolparamdescription: CHATBOT_TEXTS.beside[name] })}
    >
      <legend className={styles.legend}>
        <span>{legend}</span> <span className={styles.chosen}>{chosen && colorWords(chosen)}</span>
      </legend>
      <div className={styles.swatches}>
        {colors.map((color) => (
          <label className={styles.swatch} key={color.name} title={colorWords(color.name)}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={color.name}
              aria-label={color.name}
              defaultChecked={color.name === first}
            />
            <svg className={styles.color} viewBox="0 0 32 32" aria-hidden="true">
              <circle cx="16" cy="16" r="15" fill={color.value} />
            </svg>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
