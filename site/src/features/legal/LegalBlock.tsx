import type { PhrasingContent } from 'mdast';
import { Fragment } from 'react';
import type { Block, Words } from './legal-documents.ts';

/** One block of a section, as the element that means it. */
export function LegalBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineWords words={block.words} />
        </p>
      );
    case 'bullets':
      return (
        <ul>
          {block.items.map((words) => (
            <li key={JSON.stringify(words)}>
              <InlineWords words={words} />
            </li>
          ))}
        </ul>
      );
    case 'terms':
      return (
        <dl>
          {block.terms.map(([term, meaning]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <InlineWords words={meaning} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return (
        <table>
          <caption>{block.caption}</caption>
          <thead>
            <tr>
              {block.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(([head, ...cells]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {cells.map((cell, index) => (
                  <td key={block.columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

/** The words of a paragraph, with their emphasis and links. */
function InlineWords({ words }: { words: Words }) {
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
