import type { Guide, GuideBlock } from 'contract/content/reference-guide.ts';
import type { ReactNode } from 'react';
import { CodeBlock } from '../code/CodeBlock.tsx';
import { ConsolePanel } from '../console/ConsolePanel.tsx';
import { Part } from '../endpoint/Part.tsx';
import { ReferenceLayout } from '../ReferenceLayout.tsx';
import { guidePath } from '../reference-pages.ts';
import styles from './GuidePage.module.css';
import { GuideTable } from './GuideTable.tsx';
import { GuideText } from './GuideText.tsx';

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
            <GuideText text={lede} />
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
        <GuideText text={block} />
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
          <GuideText text={item} />
        </li>
      ))}
    </ul>
  );
}
