import { BUBBLE_COLORS, DEFAULT_DESIGN, DESIGN_FORM_FIELDS } from 'contract/chatbot-design.ts';
import styles from './BubbleColors.module.css';
import { ColorSwatches } from './ColorSwatches.tsx';
import { contrastRatio, READABLE_CONTRAST, readableBubbles } from './contrast.ts';
import type { Color } from './draft.ts';

/** The twelve colours of the bubble, with a word where the text on the chosen one is hard to read. */
export function BubbleColors({ bubble, text }: { bubble: Color; text: Color }) {
  const ratio = contrastRatio(bubble.value, text.value);
  return (
    <ColorSwatches
      legend="Bubble colour"
      name={DESIGN_FORM_FIELDS.bubbleColor}
      colors={BUBBLE_COLORS}
      first={DEFAULT_DESIGN.bubbleColor}
      chosen={bubble.name}
    >
      <p className={styles.remark} role="status">
        {ratio < READABLE_CONTRAST && (
          <>
            Hard to read: the text reaches a contrast of {roundDown(ratio)}:1 on {bubble.name}, and readers
            need {READABLE_CONTRAST}:1. These pass: {readableBubbles(text.value).join(', ')}.
          </>
        )}
      </p>
    </ColorSwatches>
  );
}

/** Never up: 4.46 must not read like a pass. */
function roundDown(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}
