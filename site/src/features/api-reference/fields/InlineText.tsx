import { Fragment } from 'react';

const MARKED = /(`[^`]+`|\[[^\]]+\]\([^)\s]+\))/;
const LINK = /^\[([^\]]+)\]\(([^)\s]+)\)$/;

/** A text in which names from code stand between backticks, and links are written as in Markdown. */
export function InlineText({ text }: { text: string }) {
  return text.split(MARKED).map((part, index) => {
    // Nothing is ever reordered: every second part is marked.
    const key = String(index);
    const [, name, href] = LINK.exec(part) ?? [];
    if (href) {
      return (
        <a href={href} key={key}>
          {name}
        </a>
      );
    }
    return part.startsWith('`') ? (
      <code key={key}>{part.slice(1, -1)}</code>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
