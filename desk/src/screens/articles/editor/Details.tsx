import { NOTE_KINDS } from 'contract/blog/editor-document.ts';
import type { Command, EditorState } from 'prosemirror-state';
import { Button } from '../../../shared/ui/Button.tsx';
import { Select } from '../../../shared/ui/Select.tsx';
import { TextField } from '../../../shared/ui/TextField.tsx';
import { findSelected, type Selected } from './commands.ts';
import styles from './Editor.module.css';

interface Props {
  state: EditorState;
  onRun: (command: Command) => void;
}

/** Fields of what the cursor is at: the words of a picture, the address of a link. */
export function Details({ state, onRun }: Props) {
  const selected = findSelected(state);
  if (!selected) return null;
  return (
    <section className={styles.details} aria-label={TITLES[selected.kind]}>
      <Fields selected={selected} onChange={(attrs) => onRun(selected.change(attrs))} />
    </section>
  );
}

const TITLES: Record<Selected['kind'], string> = {
  image: 'Picture',
  link: 'Link',
  code_block: 'Code',
  note: 'Note',
  list_item: 'List',
  raw_block: 'Kept as it is written',
  raw_inline: 'Kept as it is written',
};

function Fields({
  selected,
  onChange,
}: {
  selected: Selected;
  onChange: (attrs: Record<string, unknown>) => void;
}) {
  const { kind, attrs } = selected;
  switch (kind) {
    case 'image':
      return (
        <>
          <TextField
            label="Alternative text"
            hint="What the picture shows, for those who don’t see it"
            value={attrs.alt}
            onChange={(alt) => onChange({ alt })}
          />
          <TextField
            label="Caption (optional)"
            value={attrs.title}
            onChange={(title) => onChange({ title })}
          />
        </>
      );
    case 'link':
      return (
        <>
          <TextField
            label="Address"
            placeholder="/pricing or https://…"
            value={attrs.href}
            onChange={(href) => onChange({ href })}
          />
          <Button kind="quiet" onPress={() => onChange({ href: null })}>
            Remove the link
          </Button>
        </>
      );
    case 'code_block':
      return (
        <TextField label="Language (optional)" value={attrs.lang} onChange={(lang) => onChange({ lang })} />
      );
    case 'note':
      return (
        <Select
          label="Kind of note"
          options={NOTE_KINDS.map((id) => ({ id, label: id.charAt(0).toUpperCase() + id.slice(1) }))}
          value={attrs.kind}
          onChange={(next) => onChange({ kind: next })}
        />
      );
    default:
      return (
        <TextField
          label="Markdown"
          hint="The editor has nothing for it, and keeps it as it is written"
          isLong
          value={attrs.value}
          onChange={(value) => onChange({ value })}
        />
      );
  }
}
