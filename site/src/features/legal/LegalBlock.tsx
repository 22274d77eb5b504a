import { InlineWords } from './InlineWords.tsx';
import type { Block } from './legal-document.ts';

/** One block of a section, as the element that means it. */
export function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'string' || !isStructured(block)) {
    return (
      <p>
        <InlineWords words={block} />
      </p>
    );
  }
  if ('bullets' in block) {
    return (
      <ul>
        {block.bullets.map((words) => (
          <li key={JSON.stringify(words)}>
            <InlineWords words={words} />
          </li>
        ))}
      </ul>
    );
  }
  if ('entries' in block) {
    return (
      <dl>
        {Object.entries(block.entries).map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <InlineWords words={meaning} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
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

function isStructured(block: Exclude<Block, string>): block is Exclude<Block, string | readonly unknown[]> {
  return !Array.isArray(block);
}
