import { fill } from 'contract/content/fill.ts';
import { BUBBLE_COLORS, DEFAULT_DESIGN, DESIGN_FORM_FIELDS } from 'contract/leads/chatbot-design.ts';
import { wordsFor } from '../../words.ts';
import styles from './BubbleColors.module.css';
import { ColorSwatches } from './ColorSwatches.tsx';
import { colorWords, contrastRatio, READABLE_CONTRAST, readableBubbles } from './contrast.ts';
import type { Color } from './draft.ts';

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
