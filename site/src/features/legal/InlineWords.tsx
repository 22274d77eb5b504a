import type { PhrasingContent } from 'mdast';
import { Fragment } from 'react';
import type { Words } from './legal-documents.ts';

/** The words of a paragraph, with their emphasis and links. */
export function InlineWords({ words }: { words: Words }) {
  return words.map((part) => <Fragment key={part.position?.start.offset ?? ''}>{render(part)}</Fragment>);
}

function render(part: PhrasingContent) {
  switch (part.type) {
    case 'text':
      return part.value;
    case 'strong':
      return (
        <strong>
          <InlineWords words={part.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <InlineWords words={part.children} />
        </em>
      );
    case 'link':
      return (
        <a href={part.url}>
          <InlineWords words={part.children} />
        </a>
      );
    case 'inlineCode':
      return <code>{part.value}</code>;
    case 'break':
      return <br />;
    default:
      throw new Error(`a legal document has no ${part.type}`);
  }
}
