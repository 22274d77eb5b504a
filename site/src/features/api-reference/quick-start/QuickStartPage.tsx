import { ButtonLink } from '../../../design/ui/Button.tsx';
import { EARLY_SCRIPT } from '../behaviour/remembered-language.ts';
import { CodeBlock } from '../code/CodeBlock.tsx';
import { ConsolePanel } from '../console/ConsolePanel.tsx';
import { LANGUAGES } from '../examples/code-example.ts';
import { InlineCode } from '../fields/InlineCode.tsx';
import { GuideText } from '../guides/GuideText.tsx';
import { ReferenceLayout } from '../ReferenceLayout.tsx';
import { ReferenceTabs } from '../ReferenceTabs.tsx';
import { host } from '../reference-host.ts';
import { clientIdPath, endpointPath, nextEndpoints, quickStartPath } from '../reference-pages.ts';
import styles from './QuickStartPage.module.css';
import {
  FIRST_STEP,
  QUICK_START_LEDE,
  QUICK_START_TITLE,
  type QuickStep,
  quickSteps,
} from './quick-start.ts';

/** The shortest way to a first answer, step by step, in the language of your choice. */
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
        <li className={styles.step}>
          <h2 className={styles.stepTitle}>{FIRST_STEP.title}</h2>
          <p>
            <GuideText text={FIRST_STEP.text} />
          </p>
          <p>
            <ButtonLink variant="secondary" href={clientIdPath}>
              Get a client ID
            </ButtonLink>
          </p>
        </li>
      </ol>
      {/* Not before the opening: to read what is kept costs a phone 9 ms. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
      <div className={styles.languages}>
        <ReferenceTabs
          isLanguage
          label="Language"
          panels={LANGUAGES.map(({ id, name }) => ({
            id,
            name,
            content: <Steps name={name} steps={quickSteps(id, host)} />,
          }))}
        />
      </div>
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

/** What follows the client ID, in one language. */
function Steps({ name, steps }: { name: string; steps: readonly QuickStep[] }) {
  return (
    <>
      <h2 className={styles.language}>In {name}</h2>
      <ol className={`${styles.steps} ${styles.further}`} start={2}>
        {steps.map(({ title, text, code }) => (
          <li className={styles.step} key={title}>
            <h3 className={styles.stepTitle}>{title}</h3>
            <p>
              <InlineCode text={text} />
            </p>
            <CodeBlock name={`${code.name} (${name})`} code={code.text} grammar={code.grammar} />
          </li>
        ))}
      </ol>
    </>
  );
}
