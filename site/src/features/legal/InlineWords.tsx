import { Fragment } from 'react';
import type { Inline, Words } from './legal-document.ts';

/** The words of a paragraph, with their emphasis and links. */
export function InlineWords({ words }: { words: Words }) {
  if (typeof words === 'string') return words;
  return words.map((part) => <Fragment key={keyOf(part)}>{render(part)}</Fragment>);
}

function render(part: Inline) {
  if (typeof part === 'string') return part;
  if ('strong' in part) return <strong>{part.strong}</strong>;
  return <a href={part.href}>{part.text}</a>;
}

function keyOf(part: Inline): string {
  return typeof part === 'string' ? part : JSON.stringify(part);
}
