import { useQueryClient } from '@tanstack/react-query';
import type { EditorBlocks } from 'contract/blog/editor-document.ts';
import type { ArticleDraft, EntryTexts } from 'contract/desk/articles.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../shared/api.ts';
import { useSession } from '../../shared/session.ts';
import { messageOf } from '../../shared/ui/States.tsx';
import { parseKept, type Typed } from './kept.rules.ts';

/** Rest in typing after which the server gets it, and the longest that it waits for one. */
const PAUSE_MS = 1_500;
const RETRY_MS = 5_000;

/** `conflict`: a colleague saved meanwhile, and the person chooses. `kept`: in this browser, until the server answers. */
export type SaveState = 'saved' | 'typing' | 'saving' | 'kept' | 'conflict' | 'refused';

/** Name under which the browser keeps what the server does not have yet. Each person has their own. */
function useKeptName(source: string): string {
  return `desk.article.${useSession().person.id}.${source}`;
}

/** Reads what was typed and never reached the server. */
export function useKept(source: string): { kept: Typed | undefined; forget: () => void } {
  const name = useKeptName(source);
  return { kept: parseKept(localStorage.getItem(name)), forget: () => localStorage.removeItem(name) };
}

/**
 * Saves an article while it is written: at once in the browser, and on the server after each pause. A colleague's text is
 * never replaced unasked.
 */
export function useAutosave(draft: ArticleDraft) {
  const queries = useQueryClient();
  const name = useKeptName(draft.source);
  const [state, setState] = useState<SaveState>('saved');
  const [problem, setProblem] = useState<string>();
  const [problems, setProblems] = useState(draft.problems);
  const typed = useRef<Typed>({ version: draft.version ?? '', entries: draft.entries, blocks: draft.blocks });
  const isDirty = useRef(false);
  const saving = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    // One at a time: the next one says the version that this one makes.
    while (saving.current) await saving.current;
    if (!isDirty.current) return;
    isDirty.current = false;
    setState('saving');
    const { version, entries, blocks } = typed.current;
    const attempt = call('PUT /articles/draft', {
      body: { source: draft.source, version, entries, blocks },
    }).then(
      (saved) => {
        typed.current = { ...typed.current, version: saved.version };
        setProblems(saved.problems);
        setProblem(undefined);
        if (isDirty.current) localStorage.setItem(name, JSON.stringify(typed.current));
        else {
          localStorage.removeItem(name);
          setState('saved');
          void queries.invalidateQueries({ queryKey: ['articles'] });
        }
      },
      (error: unknown) => {
        isDirty.current = true;
        const isConflict = error instanceof ApiError && error.code === 'outdated';
        const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
        setState(isConflict ? 'conflict' : isRefused ? 'refused' : 'kept');
        setProblem(messageOf(error));
        if (!isConflict && !isRefused) timer.current = setTimeout(() => void save(), RETRY_MS);
      },
    );
    saving.current = attempt.finally(() => {
      saving.current = undefined;
    });
    await saving.current;
  }, [draft.source, name, queries]);

  const type = useCallback(
    (change: { entries?: EntryTexts; blocks?: EditorBlocks }) => {
      typed.current = { ...typed.current, ...change };
      isDirty.current = true;
      localStorage.setItem(name, JSON.stringify(typed.current));
      clearTimeout(timer.current);
      setState((now) => (now === 'conflict' ? now : 'typing'));
      timer.current = setTimeout(() => void save(), PAUSE_MS);
    },
    [name, save],
  );

  useEffect(() => {
    const onHide = () => void save();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      clearTimeout(timer.current);
      void save();
    };
  }, [save]);

  return {
    state,
    problem,
    problems,
    type,
    /** Saves what is typed. @returns the version on the server, where all of it is there */
    async flush(): Promise<string | undefined> {
      await save();
      return isDirty.current ? undefined : typed.current.version;
    },
    /** Saves the own text over a colleague's, which stays among the earlier states. */
    async keepMine(): Promise<void> {
      const { version = '' } = await call('GET /articles/draft', { query: { source: draft.source } });
      typed.current = { ...typed.current, version };
      await save();
    },
    forget(): void {
      isDirty.current = false;
      clearTimeout(timer.current);
      localStorage.removeItem(name);
    },
    blocks: () => typed.current.blocks,
  };
}
