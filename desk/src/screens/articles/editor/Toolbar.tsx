import type { Command, EditorState } from 'prosemirror-state';
import { useEffect, useRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { Button } from '../../../shared/ui/Button.tsx';
import { COMMANDS } from './commands.ts';
import styles from './Editor.module.css';

interface Props {
  state: EditorState;
  onRun: (command: Command) => void;
  onFiles: (files: File[]) => void;
}

/** Buttons of the editor: one stop for Tab, with arrows within it. Alt+F10 leads here from the text. */
export function Toolbar({ state, onRun, onFiles }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKeyDown = ({ altKey, key }: KeyboardEvent) => {
      if (altKey && key === 'F10') bar.current?.querySelector('button')?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <AriaToolbar ref={bar} aria-label="Formatting" className={styles.toolbar ?? ''}>
      {COMMANDS.map((group) => (
        <fieldset key={group[0]?.id} className={styles.group}>
          {group.map(({ id, label, sign, run, isOn }) => (
            <Button
              key={id}
              kind="quiet"
              size="small"
              aria-label={label}
              {...(isOn && { 'aria-pressed': isOn(state) })}
              isDisabled={!run(state)}
              onPress={() => onRun(run)}
            >
              {sign}
            </Button>
          ))}
        </fieldset>
      ))}
      <FileTrigger
        allowsMultiple
        acceptedFileTypes={['image/*', '.docx', '.md', '.html', '.zip']}
        onSelect={(files) => onFiles([...(files ?? [])])}
      >
        <Button kind="quiet" size="small">
          Picture or document
        </Button>
      </FileTrigger>
    </AriaToolbar>
  );
}
