import { fill } from 'contract/content/fill.ts';
import bash from 'highlight.js/lib/languages/bash';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import { createLowlight } from 'lowlight';
import { Copy } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import highlighting from '../../../design/ui/Highlight.module.css';
import { wordsFor } from '../../../words.ts';
import { host } from '../reference-host.ts';
import styles from './CodeBlock.module.css';

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

const lowlight = createLowlight({ bash, javascript, json, python });

export type Grammar = 'bash' | 'javascript' | 'json' | 'python';

type Root = ReturnType<typeof lowlight.highlight>;
type Content = Root['children'][number];

/**
 * Code as elements with the classes of highlight.js, while the page is built.
 * @param host where it stands in the code, it can be replaced by the page's own origin (`behaviour/host.ts`)
 */
function highlight(code: string, grammar: Grammar, host: string): ReactNode {
  return renderAll(lowlight.highlight(grammar, code).children, host);
}

function renderAll(nodes: readonly Content[], host: string): ReactNode {
  // Nothing is ever reordered: the place in the code is the identity.
  return nodes.map((node, index) => <Fragment key={String(index)}>{render(node, host)}</Fragment>);
}

function render(node: Content, host: string): ReactNode {
  if (node.type === 'text') return markHost(node.value, host);
  if (node.type !== 'element') return null;
  const classes = node.properties.className;
  return (
    <span className={Array.isArray(classes) ? classes.join(' ') : undefined}>
      {renderAll(node.children as Content[], host)}
    </span>
  );
}

function markHost(text: string, host: string): ReactNode {
  const [before, ...after] = text.split(host);
  return after.length === 0 ? (
    text
  ) : (
    <>
      {before}
      {after.map((rest) => (
        <Fragment key={rest}>
          <span data-host>{host}</span>
          {rest}
        </Fragment>
      ))}
    </>
  );
}
