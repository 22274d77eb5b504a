import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentField } from 'contract/desk/content.ts';
import type { DraftConflict, DraftSet } from 'contract/desk/drafts.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../shared/api.ts';
import { useSession } from '../../shared/session.ts';
import { messageOf } from '../../shared/ui/States.tsx';
import { draftSetQuery } from './content-queries.ts';
import {
  type ChosenSet,
  chooseText,
  keyOf,
  moveToSet,
  nextBatch,
  settle,
  type TypedTexts,
  typedIn,
  typeText,
} from './drafts.rules.ts';
import { keptSet, openPending, writerOf } from './pending-store.ts';

/** Pause after the last key, and longest wait after the first one. */
const PAUSE_MS = 700;
const MOST_WAIT_MS = 3_000;
const RETRY_MS = 5_000;

/** Texts that a person writes in a set. */
export interface Drafts {
  /** The set that takes what is typed; without it, the first text begins one. */
  set: ChosenSet | undefined;
  choose: (set: ChosenSet | undefined) => void;
  /** The set as the server has it. */
  stored: DraftSet | null;
  /** Texts of the set that differ from those that count. */
  typed: TypedTexts;
  type: (field: ContentField, value: string) => void;
  /** Texts of colleagues in the same places, by address. */
  conflicts: ReadonlyMap<string, DraftConflict>;
  chooseText: (address: string, keepsOwn: boolean) => void;
  /** Counts a text that was published meanwhile as seen, or goes back to it. */
  answerOutdated: (address: string, keepsOwn: boolean) => void;
  /** All of it is on the server. */
  isSaved: boolean;
  /** Reason why it is in this browser alone. */
  problem: string | undefined;
  writer: string;
}

/**
 * Keeps what a person types: each key in the browser, and a moment later on the server. A closed tab, a lost session or
 * connection and a restart lose nothing.
 */
export function useDrafts(): Drafts {
  const { person } = useSession();
  const [store] = useState(() => openPending(person.id));
  const [writer] = useState(writerOf);
  const [kept] = useState(() => keptSet(person.id));
  const [set, setSet] = useState(kept.read);
  const pending = store.use();
  const { data: stored = null } = useQuery(draftSetQuery(set?.id));
  const choose = useCallback(
    (next: ChosenSet | undefined) => {
      kept.write(next);
      setSet(next);
    },
    [kept],
  );
  const problem = useSaving(store, writer, (from, to) => {
    const current = kept.read();
    if (current?.id === from) choose({ ...current, id: to });
  });

  const drafts = new Map(stored?.texts.map((draft) => [draft.address, draft]));
  const own = Object.values(pending).filter((text) => text.setId === set?.id);
  return {
    ...{ set, choose, stored, problem, writer },
    typed: set ? typedIn(set.id, stored?.texts ?? [], pending) : {},
    type(field, value) {
      // Two texts typed at once begin one set.
      const into = set ?? kept.read() ?? { id: crypto.randomUUID(), name: `Changes by ${person.name}` };
      if (!set) choose(into);
      store.change((texts) => typeText(texts, { set: into, field, draft: drafts.get(field.address) }, value));
    },
    conflicts: new Map(own.flatMap(({ address, conflict }) => (conflict ? [[address, conflict]] : []))),
    chooseText(address, keepsOwn) {
      if (set) store.change((texts) => chooseText(texts, keyOf({ setId: set.id, address }), keepsOwn));
    },
    answerOutdated(address, keepsOwn) {
      const draft = drafts.get(address);
      if (!set || draft?.now === undefined) return;
      const { value, version, before, now } = draft;
      const answer = keepsOwn ? { before: now, value } : { before, value: before };
      const text = { setId: set.id, name: set.name, address, base: version, ...answer };
      store.change((texts) => ({ ...texts, [keyOf(text)]: text }));
    },
    isSaved: own.length === 0,
  };
}

type Store = ReturnType<typeof openPending>;

/** Sends what is typed. @returns the reason why it could not, until it can */
function useSaving(
  store: Store,
  writer: string,
  onMoved: (from: string, to: string) => void,
): string | undefined {
  const queries = useQueryClient();
  const pending = store.use();
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const since = useRef<number>(undefined);
  const isSaving = useRef(false);
  const moved = useRef(onMoved);
  useEffect(() => {
    moved.current = onMoved;
  });

  const save = useCallback(async () => {
    const batch = nextBatch(store.get());
    const [first] = batch;
    if (!first || isSaving.current) return;
    isSaving.current = true;
    since.current = undefined;
    const { setId: id, name } = first;
    try {
      const texts = batch.map(({ address, before, value, base }) => ({ address, before, value, base }));
      const body = { name, writer, texts };
      const answer = await call('PUT /content/drafts/:id', { params: { id }, body, quiet: true });
      // What the server has is shown before the browser forgets it.
      await queries.fetchQuery({ ...draftSetQuery(id), staleTime: 0 });
      void queries.invalidateQueries({ queryKey: ['drafts', 'list'] });
      store.change((now) => settle(now, batch, answer, writer));
      setProblem(undefined);
    } catch (error) {
      if (error instanceof ApiError && ['published', 'scheduled'].includes(error.code)) {
        const to = crypto.randomUUID();
        store.change((now) => moveToSet(now, id, to));
        moved.current(id, to);
      } else {
        setProblem(messageOf(error));
        setTimeout(() => setAttempt((last) => last + 1), RETRY_MS);
        return;
      }
    } finally {
      isSaving.current = false;
    }
    setAttempt((last) => last + 1);
  }, [store, writer, queries]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt after each answer
  useEffect(() => {
    if (nextBatch(pending).length === 0) return;
    since.current ??= Date.now();
    const wait = Math.min(PAUSE_MS, since.current + MOST_WAIT_MS - Date.now());
    const timer = setTimeout(save, Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [pending, attempt, save]);

  useEffect(() => {
    const saveNow = () => void save();
    addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
      saveNow();
    };
  }, [save]);
  return problem;
}
