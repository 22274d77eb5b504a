import { fill } from 'contract/content/fill.ts';
import { CHATBOT_TEXTS } from 'contract/leads/chatbot.ts';
import {
  BUBBLE_COLORS,
  type ChatbotDesign,
  DEFAULT_DESIGN,
  DESIGN_FORM_FIELDS,
} from 'contract/leads/chatbot-design.ts';
import { contrastRatio, READABLE_CONTRAST } from 'contract/site/contrast.ts';
import type { ReactNode } from 'react';
import { wordsFor } from '../../words.ts';
import styles from './ColorSwatches.module.css';
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

/** Names of the bubbles on which a text can be read; the builder warns about the others. */
export function readableBubbles(textHex: string): ChatbotDesign['bubbleColor'][] {
  return BUBBLE_COLORS.filter(({ value }) => contrastRatio(value, textHex) >= READABLE_CONTRAST).map(
    ({ name }) => name,
  );
}

/** A color of the palette as a sentence names it: 'light pink' for pink-light. */
export function colorWords(name: string): string {
  return name.replace(/^(\w+)-light$/, 'light $1').replace('-', ' ');
}

/** The twelve colours of the bubble, with a word where the text on the chosen one is hard to read. */
export function BubbleColors({ bubble, text, isLive }: { bubble: Color; text: Color; isLive: boolean }) {
  const words = wordsFor('chatbotBuilder');
  const ratio = contrastRatio(bubble.value, text.value);
  return (
    <ColorSwatches
      legend={words.bubbleColor}
      name={DESIGN_FORM_FIELDS.bubbleColor}
      colors={BUBBLE_COLORS}
      first={DEFAULT_DESIGN.bubbleColor}
      chosen={isLive ? bubble.name : undefined}
    >
      <p className={styles.remark} role="status">
        {ratio < READABLE_CONTRAST &&
          fill(words.hardToRead, {
            color: colorWords(bubble.name),
            colors: readableBubbles(text.value).map(colorWords).join(', '),
          })}
      </p>
    </ColorSwatches>
  );
}
