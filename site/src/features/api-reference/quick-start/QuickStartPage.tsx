import { fill } from 'contract/content/fill.ts';
import { content } from '../../../content.ts';
import { ButtonLink } from '../../../design/ui/Button.tsx';
import { EARLY_SCRIPT } from '../behaviour/remembered-language.ts';
import { CodeBlock } from '../code/CodeBlock.tsx';
import { ConsolePanel } from '../console/ConsolePanel.tsx';
import { LANGUAGES } from '../examples/code-examples.ts';
import { InlineText } from '../fields/InlineText.tsx';
import { ReferenceLayout } from '../ReferenceLayout.tsx';
import { ReferenceTabs } from '../ReferenceTabs.tsx';
import { host } from '../reference-host.ts';
import { clientIdPath, endpointPath, nextEndpoints, quickStartPath } from '../reference-pages.ts';
import styles from './QuickStartPage.module.css';
import { type QuickStep, quickSteps } from './quick-start.ts';

/** The shortest way to a first answer, step by step, in the language of your choice. */
export function QuickStartPage() {
  const words = content().one('api-reference/pages').quickStart;
  return (
    <ReferenceLayout
      current={quickStartPath}
      opening={
        <section className={styles.opening} aria-labelledby="endpoint-title">
          <h1 className={styles.title} id="endpoint-title" tabIndex={-1}>
            {words.name}
          </h1>
          <p className={styles.lede}>{words.lede}</p>
        </section>
      }
      console={<ConsolePanel />}
    >
      <ol className={styles.steps}>
        <li className={styles.step}>
          <h2 className={styles.stepTitle}>{words.clientId.title}</h2>
          <p>
            <InlineText text={words.clientId.text} />
          </p>
          <p>
            <ButtonLink variant="secondary" href={clientIdPath}>
              {words.clientId.button}
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
          label={words.languages}
          panels={LANGUAGES.map(({ id, name }) => ({
            id,
            name,
            content: (
              <Steps
                title={fill(words.language, { language: name })}
                name={name}
                steps={quickSteps(id, host())}
              />
            ),
          }))}
        />
      </div>
      <section className={styles.next} aria-labelledby="next">
        <h2 className={styles.stepTitle} id="next">
          {words.next}
        </h2>
        <ul className={styles.links}>
          {nextEndpoints().map((endpoint) => (
            <li key={endpoint.slug}>
              <a href={endpointPath(endpoint)}>{endpoint.title}</a>: <InlineText text={endpoint.summary} />
            </li>
          ))}
        </ul>
      </section>
    </ReferenceLayout>
  );
}

/** Steps after the client ID, in one language. */
function Steps({ title, name, steps }: { title: string; name: string; steps: readonly QuickStep[] }) {
  return (
    <>
      <h2 className={styles.language}>{title}</h2>
      <ol className={`${styles.steps} ${styles.further}`} start={2}>
        {steps.map(({ title: step, text, code }) => (
          <li className={styles.step} key={step}>
            <h3 className={styles.stepTitle}>{step}</h3>
            <p>
              <InlineText text={text} />
            </p>
            <CodeBlock name={`${code.name} (${name})`} code={code.text} grammar={code.grammar} />
          </li>
        ))}
      </ol>
    </>
  );
}
