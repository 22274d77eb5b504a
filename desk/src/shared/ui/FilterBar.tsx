import { Check, ChevronDown, Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Input, Button as SearchButton, SearchField } from 'react-aria-components/SearchField';
import { useAction } from '../actions.ts';
import { Button } from './Button.tsx';
import styles from './FilterBar.module.css';
import menu from './Menu.module.css';
import type { Option } from './Select.tsx';

/** A line of filters: search first, then chips, then what stands at the right. */
export function FilterBar({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.bar}>
      <div className={styles.filters}>{children}</div>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}

interface SearchProps {
  label: string;
  value: string;
  /** After a pause in typing, of a fifth of a second. */
  onChange: (value: string) => void;
}

const PAUSE_MS = 200;

/** Searches as one types. The key `/` goes there. */
export function SearchBox({ label, value, onChange }: SearchProps) {
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const reported = useRef(value);
  useAction({ id: 'search', label, keys: '/', group: 'This screen', run: () => input.current?.focus() });

  // What came from elsewhere, as from the address or a saved view, replaces what was typed.
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (typed === reported.current) return;
    const timer = setTimeout(() => {
      reported.current = typed;
      onChange(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onChange]);

  return (
    <SearchField className={styles.search ?? ''} aria-label={label} value={typed} onChange={setTyped}>
      <Search aria-hidden className={styles.glass} />
      <Input ref={input} className={styles.input ?? ''} placeholder={label} />
      <SearchButton className={styles.clear ?? ''}>
        <X aria-hidden />
      </SearchButton>
    </SearchField>
  );
}

interface ChipProps<Id extends string> {
  label: string;
  options: readonly Option<Id>[];
  /** Empty: all. */
  value: readonly Id[];
  onChange: (value: Id[]) => void;
  /** Limits the choice to one. */
  isSingle?: boolean;
}

/** One filter: a button that says what is chosen, and a list in which one chooses. */
export function FilterChip<Id extends string>({ label, options, value, onChange, isSingle }: ChipProps<Id>) {
  const chosen = options.filter((option) => value.includes(option.id));
  return (
    <div className={styles.chip} data-on={chosen.length > 0 || undefined}>
      <MenuTrigger>
        <Button kind="quiet" size="small">
          <span>{label}</span>
          {chosen.length > 0 && <b className={styles.chosen}>{summaryOf(chosen)}</b>}
          <ChevronDown aria-hidden />
        </Button>
        <Popover className={menu.popover ?? ''} offset={4} placement="bottom start">
          <Menu
            className={menu.menu ?? ''}
            aria-label={label}
            selectionMode={isSingle ? 'single' : 'multiple'}
            selectedKeys={value}
            onSelectionChange={(keys) => keys !== 'all' && onChange([...keys] as Id[])}
          >
            {options.map((option) => (
              <MenuItem key={option.id} id={option.id} textValue={option.label} className={menu.item ?? ''}>
                {({ isSelected }) => (
                  <>
                    <span className={menu.label}>{option.label}</span>
                    {isSelected && <Check aria-hidden />}
                  </>
                )}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      {chosen.length > 0 && (
        <Button kind="quiet" size="small" icon aria-label={`Clear ${label}`} onPress={() => onChange([])}>
          <X aria-hidden />
        </Button>
      )}
    </div>
  );
}

function summaryOf(chosen: readonly Option[]): string {
  return chosen.length > 2 ? `${chosen.length} chosen` : chosen.map((option) => option.label).join(', ');
}
