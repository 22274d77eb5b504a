import { fill } from 'contract/content/fill.ts';
import { wordsFor } from '../../words.ts';
import { EARLY_SCRIPT } from './behaviour/remembered-language.ts';
import { CodeBlock } from './code/CodeBlock.tsx';
import styles from './code/CodeExamplePanel.module.css';
import { ConsolePanel } from './console/ConsolePanel.tsx';
import { EndpointDetail } from './endpoint/EndpointDetail.tsx';
import { EndpointOpening } from './endpoint/EndpointOpening.tsx';
import { examplesOf, LANGUAGES } from './examples/code-examples.ts';
import { ReferenceLayout } from './ReferenceLayout.tsx';
import { ReferenceTabs } from './ReferenceTabs.tsx';
import { host } from './reference-host.ts';
import type { Endpoint } from './reference-pages.ts';

/**
 * One endpoint beside the list of all of them, with its code examples and the console (S2 section 2).
 * @param level of the heading that names the endpoint: 1 where the page is about nothing else
 */
export function EndpointPage({ endpoint, level }: { endpoint: Endpoint; level: 1 | 2 }) {
  return (
    <ReferenceLayout
      selected={endpoint}
      opening={<EndpointOpening endpoint={endpoint} level={level} />}
      examples={<CodeExamplePanel endpoint={endpoint} />}
      console={<ConsolePanel />}
    >
      <EndpointDetail endpoint={endpoint} level={level === 1 ? 2 : 3} />
    </ReferenceLayout>
  );
}

/** One program in three languages (S2 section 2, 'API reference page'). */
function CodeExamplePanel({ endpoint }: { endpoint: Endpoint }) {
  const words = wordsFor('reference');
  const examples = examplesOf(endpoint, host());
  return (
    <section className={styles.root} aria-labelledby="code">
      <h2 className={styles.title} id="code">
        {words.codeExamples}
      </h2>
      {/* Not before the opening: to read what is kept costs a phone 9 ms. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
      <ReferenceTabs
        isLanguage
        label={words.language}
        panels={LANGUAGES.map(({ id, name, grammar }) => ({
          id,
          name,
          content: (
            <CodeBlock
              name={fill(words.exampleIn, { language: name })}
              code={examples[id]}
              grammar={grammar}
            />
          ),
        }))}
      />
    </section>
  );
}
