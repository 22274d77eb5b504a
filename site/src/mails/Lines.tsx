import { Fragment } from 'react';

/** Text with its line breaks; all else is the mail program's own business. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines are drawn once, and two of them may be the same.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
