import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import form from '../../shared/ui/form.module.css';
import styles from './Content.module.css';
import { type Arrangement, arrangeSections } from './content.rules.ts';

interface Props {
  label: string;
  hint: string;
  /** Names of the sections that are shown, in their order, a line each. */
  value: string;
  /** All that the page could have. */
  names: readonly string[];
  /** Returns how a person knows what a name stands for. */
  titleOf?: (name: string) => string;
  isLocked: boolean;
  onChange: (value: string) => void;
  /** Adds a copy of what is there, after it. */
  onCopy?: (name: string) => void;
}

/** The sections of a page or the rows of a list in their order, then those that are hidden. */
export function SectionOrder(props: Props) {
  const { label, hint, value, names, isLocked, onChange, onCopy, titleOf = (name) => name } = props;
  const list = useRef<HTMLUListElement>(null);
  const [acted, setActed] = useState<{ name: string; act: Arrangement }>();
  const shown = value.split('\n');
  const listed = [...shown, ...names.filter((name) => !shown.includes(name))];
  const place = listed.indexOf(acted?.name ?? '');

  // A moved item loses the focus, and so does a button that goes or that is of no use any longer.
  useEffect(() => {
    const buttons = [...(list.current?.children[place]?.querySelectorAll('button') ?? [])].filter(
      ({ disabled }) => !disabled,
    );
    (buttons.find(({ dataset }) => dataset.act === acted?.act) ?? buttons[0])?.focus();
  }, [acted, place]);

  const button = (name: string, act: Arrangement, isUseless = false) => (
    <Button
      key={act}
      kind="quiet"
      size="small"
      icon={act === 'up' || act === 'down'}
      aria-label={`${ACTS[act]} ${titleOf(name)}${act === 'up' || act === 'down' ? ` ${act}` : ''}`}
      data-act={act}
      isDisabled={isLocked || isUseless}
      onPress={() => {
        onChange(arrangeSections(shown, name, act).join('\n'));
        setActed({ name, act });
      }}
    >
      {act === 'up' ? <ArrowUp size={16} /> : act === 'down' ? <ArrowDown size={16} /> : ACTS[act]}
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the frame of a fieldset would stand between the fields
    <div role="group" aria-label={label}>
      <p>{label}</p>
      <ul className={styles.sections} ref={list}>
        {listed.map((name, index) => {
          const isShown = index < shown.length;
          return (
            <li key={name} data-hidden={!isShown || undefined}>
              <span>{titleOf(name)}</span>
              {isShown && button(name, 'up', index === 0)}
              {isShown && button(name, 'down', index === shown.length - 1)}
              {isShown ? button(name, 'hide', shown.length === 1) : button(name, 'show')}
              {onCopy && (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`Copy ${titleOf(name)}`}
                  isDisabled={isLocked}
                  onPress={() => onCopy(name)}
                >
                  Copy
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {hint && <p className={form.hint}>{hint}</p>}
      <p className={styles.state} aria-live="polite">
        {acted &&
          `${titleOf(acted.name)}: ${place < shown.length ? `${place + 1} of ${shown.length}` : 'hidden'}`}
      </p>
    </div>
  );
}

const ACTS = { up: 'Move', down: 'Move', hide: 'Hide', show: 'Show' } as const;
