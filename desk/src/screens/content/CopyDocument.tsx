import { useNavigate } from '@tanstack/react-router';
import { COPY_NAME, LONGEST_COPY_NAME } from 'contract/content/copies.ts';
import { addressesOff } from 'contract/content/pages-off.ts';
import type { ContentDocument } from 'contract/desk/content.ts';
import { useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import form from '../../shared/ui/form.module.css';
import { TextField } from '../../shared/ui/TextField.tsx';
import { copyDocument, removeDocument } from './content.rules.ts';
import type { Drafts } from './use-drafts.ts';

interface Props {
  document: ContentDocument;
  drafts: Drafts;
}

/** Ways to make another document of one, and to remove one that was made so. Both are drafts like a changed text. */
export function CopyDocument({ document, drafts: { typed, type } }: Props) {
  const navigate = useNavigate();
  const [given, setGiven] = useState<string>();
  const { name, fields } = document;
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const isMade = fields.some((field) => field.type === 'copy');
  const isNamed = given !== undefined && COPY_NAME.test(given) && given.length <= LONGEST_COPY_NAME;
  const addresses = isNamed ? addressesOff(folder + given, '/', '') : [];
  const [address] = typeof addresses === 'string' ? [] : addresses;
  const makeCopy = () => {
    if (!isNamed) return;
    for (const [field, text] of copyDocument(document, folder + given, typed)) type(field, text);
    setGiven(undefined);
    void navigate({ to: '/content', search: { document: folder + given } });
  };
  return (
    <>
      <div className={form.buttons}>
        <Button size="small" onPress={() => setGiven('')}>
          Make a copy
        </Button>
        {isMade && (
          <Button
            size="small"
            onPress={() => {
              for (const [field, text] of removeDocument(fields, typed)) type(field, text);
              void navigate({ to: '/content' });
            }}
          >
            Remove
          </Button>
        )}
      </div>
      <Dialog
        title={`A copy of “${document.title}”`}
        isOpen={given !== undefined}
        onClose={() => setGiven(undefined)}
        actions={
          <Button kind="primary" isDisabled={!isNamed} onPress={makeCopy}>
            Make the copy
          </Button>
        }
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            makeCopy();
          }}
        >
          <TextField
            label="Name"
            hint={
              address ? `Its address will be ${address}` : 'Small letters, digits and hyphens: spring-launch'
            }
            value={given ?? ''}
            onChange={(text) => setGiven(text.toLowerCase().replaceAll(/[\s_]+/g, '-'))}
            error={given && !isNamed ? 'Small letters, digits and single hyphens, up to 60.' : undefined}
            validationBehavior="aria"
            autoComplete="off"
            autoFocus
          />
        </form>
      </Dialog>
    </>
  );
}
