import { fill } from 'contract/content/fill.ts';
import { wordsFor } from '../../../words.ts';
import { EARLY_SCRIPT } from '../behaviour/remembered-language.ts';
import { LANGUAGES } from '../examples/code-example.ts';
import { examplesOf } from '../examples/examples-of.ts';
import { ReferenceTabs } from '../ReferenceTabs.tsx';
import { host } from '../reference-host.ts';
import type { Endpoint } from '../reference-pages.ts';
import { CodeBlock } from './CodeBlock.tsx';
import styles from './CodeExamplePanel.module.css';

/** One program in three languages (S2 section 2, 'API reference page'). */
export function CodeExamplePanel({ endpoint }: { endpoint: Endpoint }) {
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
