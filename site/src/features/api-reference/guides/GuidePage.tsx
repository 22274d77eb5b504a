// biome-ignore-all lint/a11y/noRedundantRoles: where CSS lays the rows out as blocks, some browsers would drop the roles
import type { Guide, GuideBlock, GuideTable as Table } from 'contract/content/reference-guide.ts';
import type { ReactNode } from 'react';
import {
  asCell,
  asColumnHeader,
  asRow,
  asRowHeader,
  asRows,
  asTable,
} from '../../../design/ui/table-roles.ts';
import { CodeBlock } from '../code/CodeBlock.tsx';
import { ConsolePanel } from '../console/ConsolePanel.tsx';
import { Part } from '../endpoint/Part.tsx';
import { InlineText } from '../fields/InlineText.tsx';
import { ReferenceLayout } from '../ReferenceLayout.tsx';
import { guidePath } from '../reference-pages.ts';
import styles from './GuidePage.module.css';
import tableStyles from './GuideTable.module.css';

/** A page of the reference about what concerns several calls. @param children what follows its parts */
export function GuidePage({ guide, children }: { guide: Guide; children?: ReactNode }) {
  const { id, title, lede, parts } = guide;
  return (
    <ReferenceLayout
      current={guidePath(id)}
      opening={
        <section className={styles.opening} aria-labelledby="endpoint-title">
          <h1 className={styles.title} id="endpoint-title" tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.lede}>
            <InlineText text={lede} />
          </p>
        </section>
      }
      console={<ConsolePanel />}
    >
      {parts.map((part) => (
        <Part level={2} id={part.id} title={part.title} key={part.id}>
          {part.blocks.map((block) => (
            <Block block={block} key={JSON.stringify(block)} />
          ))}
        </Part>
      ))}
      {children}
    </ReferenceLayout>
  );
}

function Block({ block }: { block: GuideBlock }) {
  if (typeof block === 'string') {
    return (
      <p className={styles.text}>
        <InlineText text={block} />
      </p>
    );
  }
  if ('table' in block) return <GuideTable {...block.table} />;
  if ('code' in block) {
    const { name, grammar, text } = block.code;
    return <CodeBlock name={name} code={text} grammar={grammar} />;
  }
  return (
    <ul className={styles.list}>
      {block.list.map((item) => (
        <li key={item}>
          <InlineText text={item} />
        </li>
      ))}
    </ul>
  );
}

/** A table of short texts; on a phone each row is a block that says what its parts are. */
function GuideTable({ name, head, rows }: Table) {
  return (
    <table className={tableStyles.root} {...asTable} aria-label={name}>
      <thead className={tableStyles.head} {...asRows}>
        <tr {...asRow}>
          {head.map((title) => (
            <th {...asColumnHeader} key={title}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...asRows}>
        {rows.map((cells) => (
          <tr className={tableStyles.row} {...asRow} key={cells.join('|')}>
            {cells.map((cell, index) =>
              index === 0 ? (
                <th className={tableStyles.name} {...asRowHeader} key={head[index]}>
                  <InlineText text={cell} />
                </th>
              ) : (
                <td {...asCell} data-label={head[index]} key={head[index]}>
                  <InlineText text={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
