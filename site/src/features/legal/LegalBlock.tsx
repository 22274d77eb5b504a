import { InlineWords } from './InlineWords.tsx';
import type { Block } from './legal-documents.ts';

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
