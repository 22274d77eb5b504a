import { CodeBlock } from '../code/CodeBlock.tsx';
import { ConsolePanel } from '../console/ConsolePanel.tsx';
import { InlineCode } from '../fields/InlineCode.tsx';
import { ReferenceLayout } from '../ReferenceLayout.tsx';
import { host } from '../reference-host.ts';
import { endpointPath, nextEndpoints, quickStartPath } from '../reference-pages.ts';
import styles from './QuickStartPage.module.css';
import { QUICK_START_LEDE, QUICK_START_TITLE, quickSteps } from './quick-start.ts';

/** The shortest way to a first answer, step by step. */
export function QuickStartPage() {
  return (
    <ReferenceLayout
      current={quickStartPath}
      opening={
        <section className={styles.opening} aria-labelledby="endpoint-title">
          <h1 className={styles.title} id="endpoint-title" tabIndex={-1}>
            {QUICK_START_TITLE}
          </h1>
          <p className={styles.lede}>{QUICK_START_LEDE}</p>
        </section>
      }
      console={<ConsolePanel />}
    >
      <ol className={styles.steps}>
        {quickSteps(host).map(({ title, text, code }) => (
          <li className={styles.step} key={title}>
            <h2 className={styles.stepTitle}>{title}</h2>
            <p>
              <InlineCode text={text} />
            </p>
            <CodeBlock name={code.name} code={code.text} grammar={code.grammar} />
          </li>
        ))}
      </ol>
      <section className={styles.next} aria-labelledby="next">
        <h2 className={styles.stepTitle} id="next">
          What comes next
        </h2>
        <ul className={styles.links}>
          {nextEndpoints().map((endpoint) => (
            <li key={endpoint.slug}>
              <a href={endpointPath(endpoint)}>{endpoint.title}</a>: <InlineCode text={endpoint.summary} />
            </li>
          ))}
        </ul>
      </section>
    </ReferenceLayout>
  );
}
