import type { DeskSetting } from 'contract/desk/settings.ts';
import { useMemo, useState } from 'react';
import { useDraft } from '../../shared/use-draft.ts';
import { keptDrafts, type Typed } from './settings.rules.ts';

/** Texts that are typed and not yet saved. */
export interface TypedSettings {
  texts: Typed;
  /** Secrets that are to be taken back. */
  removed: ReadonlySet<string>;
  type(setting: DeskSetting, text: string): void;
  remove(name: string, isRemoved: boolean): void;
  /** Forgets all of some settings. */
  discard(settings: readonly DeskSetting[]): void;
  /** Forgets what is stored by now. */
  settle(settings: readonly DeskSetting[]): void;
}

/** Keeps what is typed as drafts do; secrets only in memory, so that a browser does not write them to its disk. */
export function useTypedSettings(): TypedSettings {
  const [draft, setDraft] = useDraft('settings');
  const [secrets, setSecrets] = useState<Typed>({});
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const kept = useMemo(() => parse(draft), [draft]);
  const keep = (texts: Typed) => setDraft(Object.keys(texts).length > 0 ? JSON.stringify(texts) : '');
  const without = (texts: Typed, names: ReadonlySet<string>): Typed =>
    Object.fromEntries(Object.entries(texts).filter(([name]) => !names.has(name)));
  const forgetSecrets = (names: ReadonlySet<string>) => {
    setSecrets((before) => without(before, names));
    setRemoved((before) => new Set([...before].filter((name) => !names.has(name))));
  };

  return {
    texts: { ...kept, ...secrets },
    removed,
    type: ({ name, isSecret }, text) =>
      isSecret ? setSecrets((before) => ({ ...before, [name]: text })) : keep({ ...kept, [name]: text }),
    remove: (name, isRemoved) =>
      setRemoved((before) =>
        isRemoved ? new Set([...before, name]) : new Set([...before].filter((each) => each !== name)),
      ),
    discard: (settings) => {
      const names = new Set(settings.map(({ name }) => name));
      keep(without(kept, names));
      forgetSecrets(names);
    },
    settle: (settings) => {
      keep(keptDrafts(settings, kept));
      forgetSecrets(new Set(settings.filter(({ isSecret }) => isSecret).map(({ name }) => name)));
    },
  };
}

function parse(draft: string): Typed {
  return draft === '' ? {} : JSON.parse(draft);
}
