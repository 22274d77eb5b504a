import bash from 'highlight.js/lib/languages/bash';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import { createLowlight } from 'lowlight';
import { Fragment, type ReactNode } from 'react';

const lowlight = createLowlight({ bash, javascript, json, python });

export type Grammar = 'bash' | 'javascript' | 'json' | 'python';

type Root = ReturnType<typeof lowlight.highlight>;
type Content = Root['children'][number];

/**
 * Code as elements with the classes of highlight.js, while the page is built.
 * @param host where it stands in the code, it can be replaced by the page's own origin (`behaviour/host.ts`)
 */
export function highlight(code: string, grammar: Grammar, host: string): ReactNode {
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
