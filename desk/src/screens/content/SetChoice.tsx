import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Select } from '../../shared/ui/Select.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { draftSetsQuery } from './content-queries.ts';
import type { Drafts } from './use-drafts.ts';

const NEW = 'new';

/** The set that takes what is typed: one of those that are open, or a new one. */
export function SetChoice({ set, choose }: Pick<Drafts, 'set' | 'choose'>) {
  const { data } = useQuery(draftSetsQuery);
  const [isNaming, setNaming] = useState(false);
  const open = data?.sets ?? [];
  const isOpen = open.some(({ id }) => id === set?.id);
  const options = [
    ...(set && !isOpen ? [{ id: set.id, label: set.name }] : []),
    ...open.map(({ id, name, by }) => ({ id, label: name, detail: `Changed last by ${by}` })),
    { id: NEW, label: 'New set…' },
  ];
  const change = (id: string) => {
    if (id === NEW) setNaming(true);
    else choose(open.find((each) => each.id === id) ?? set);
  };
  return (
    <>
      <Select
        label="Changes go into"
        options={options}
        value={set?.id ?? null}
        onChange={change}
        placeholder="A new set, with the first text"
      />
      {isNaming && <NewSet choose={choose} onClose={() => setNaming(false)} />}
    </>
  );
}

function NewSet({ choose, onClose }: Pick<Drafts, 'choose'> & { onClose: () => void }) {
  const [name, setName] = useState('');
  const begin = () => {
    choose({ id: crypto.randomUUID(), name: name.trim() });
    onClose();
  };
  return (
    <Dialog
      title="New set"
      isOpen
      onClose={onClose}
      actions={
        <Button kind="primary" isDisabled={name.trim() === ''} onPress={begin}>
          Begin
        </Button>
      }
    >
      <TextField
        label="Name"
        hint="Such as Spring campaign. Colleagues see it with its first text."
        value={name}
        onChange={setName}
        maxLength={100}
        autoComplete="off"
        autoFocus
      />
    </Dialog>
  );
}
