import { fill } from 'contract/content/fill.ts';
import { Copy } from 'lucide-react';
import highlighting from '../../../design/ui/Highlight.module.css';
import { wordsFor } from '../../../words.ts';
import { host } from '../reference-host.ts';
import styles from './CodeBlock.module.css';
import { type Grammar, highlight } from './highlight.tsx';

/** Code to be read and copied. `name` is what it is, such as 'cURL example'. */
export function CodeBlock({ name, code, grammar }: { name: string; code: string; grammar: Grammar }) {
  const words = wordsFor('reference');
  return (
    <div className={styles.root} data-code>
      <div className={styles.bar}>
        <span aria-hidden="true">{name}</span>
        <button className={styles.copy} type="button" data-copy aria-label={fill(words.copyOf, { name })}>
          <Copy size={15} aria-hidden="true" />
          {words.copy}
        </button>
      </div>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a long line is scrolled to with the keyboard */}
      {/* biome-ignore-start lint/a11y/useSemanticElements: no set of fields */}
      <pre className={`${styles.code} ${highlighting.root}`} role="group" aria-label={name} tabIndex={0}>
        <code>{highlight(code, grammar, host())}</code>
      </pre>
      {/* biome-ignore-end lint/a11y/useSemanticElements: no set of fields */}
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: a long line is scrolled to with the keyboard */}
    </div>
  );
}
