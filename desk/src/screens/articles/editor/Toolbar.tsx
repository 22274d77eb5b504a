import type { Command, EditorState } from 'prosemirror-state';
import { useEffect, useRef } from 'react';
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
  const chooser = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = ({ altKey, key }: KeyboardEvent) => {
      if (altKey && key === 'F10') bar.current?.querySelector('button')?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
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
        <Button kind="quiet" size="small" onPress={() => chooser.current?.click()}>
          Picture or document
        </Button>
      </AriaToolbar>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept="image/*,.docx,.md,.html,.zip"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
