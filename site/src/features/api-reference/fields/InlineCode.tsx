import { Fragment } from 'react';

/** A sentence in which names from code stand between backticks. */
export function InlineCode({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    // Nothing is ever reordered: every second part stood between backticks.
    const key = String(index);
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}
