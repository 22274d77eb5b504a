import type { ContentDocument } from 'contract/desk/content.ts';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { call } from '../../shared/api.ts';
import { browserZone } from '../../shared/formats.ts';
import { dayOf } from '../../shared/time.ts';
import { Button } from '../../shared/ui/Button.tsx';
import form from '../../shared/ui/form.module.css';
import { toastError } from '../../shared/ui/toasts.ts';
import type { Drafts } from './use-drafts.ts';

/** Takes in the document of a lawyer: its text and today's date go into the set, to be looked at. */
export function LegalFile({
  document: { name, fields },
  drafts,
}: {
  document: ContentDocument;
  drafts: Drafts;
}) {
  const [isReading, setReading] = useState(false);
  const [remarks, setRemarks] = useState<readonly string[]>();
  const fieldOf = (way: string) => fields.find(({ address }) => address === `${name}#${way}`);

  async function take(file: File) {
    setReading(true);
    try {
      const answer = await call('POST /content/legal-text', {
        query: { document: name, name: file.name },
        body: file,
      });
      const [text, changedOn] = [fieldOf('text'), fieldOf('changedOn')];
      if (text) drafts.type(text, answer.text);
      if (changedOn) drafts.type(changedOn, dayOf(new Date(), browserZone()));
      setRemarks(answer.remarks);
    } catch (error) {
      toastError(error);
    }
    setReading(false);
  }

  return (
    <>
      <div className={form.buttons}>
        <FileTrigger
          acceptedFileTypes={['.docx', '.md', '.html']}
          onSelect={(files) => files?.[0] && void take(files[0])}
        >
          <Button isPending={isReading}>Take in a document (.docx)</Button>
        </FileTrigger>
      </div>
      {remarks && (
        <div className={form.note} role="status">
          <p>The text and today’s date are in your set. Read the text, then review the set.</p>
          <p>Its title, lede and “In short” stay as they are: read them, too.</p>
          {remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
        </div>
      )}
    </>
  );
}
