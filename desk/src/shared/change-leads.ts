import type { QueryClient } from '@tanstack/react-query';
import type { LeadChange, LeadChangesAnswer } from 'contract/desk/leads.ts';
import { MOST_CHANGES, UNDO_MS } from 'contract/desk/leads.ts';
import { ApiError, call } from './api.ts';
import { toast, toastError } from './ui/toasts.ts';

interface Changeable {
  id: string;
  version: number;
}

/** Change of leads; absent fields stay. */
export type LeadSet = Omit<LeadChange, 'id' | 'version'>;

/**
 * Changes leads, reports it with an undo, and reports those that another person changed first.
 * @param done words behind the number: `assigned to Bob`
 */
export async function changeLeads(
  queries: QueryClient,
  leads: readonly Changeable[],
  set: LeadSet,
  done: string,
): Promise<void> {
  const answers: LeadChangesAnswer[] = [];
  try {
    for (let begin = 0; begin < leads.length; begin += MOST_CHANGES) {
      const changes = leads
        .slice(begin, begin + MOST_CHANGES)
        .map(({ id, version }) => ({ id, version, ...set }));
      answers.push(await call('PATCH /leads', { body: { changes } }));
    }
  } catch (error) {
    toastError(error);
  }
  const changed = answers.flatMap((answer) => answer.changed);
  const refused = answers.flatMap((answer) => answer.refused);
  if (changed.length > 0) {
    const at = Date.now();
    const what = changed.length === 1 ? 'Lead' : `${changed.length} leads`;
    toast(`${what} ${done}`, () => takeBack(queries, changed, at));
  }
  const [first] = refused;
  if (first) {
    const more = refused.length > 1 ? ` (${refused.length} leads)` : '';
    toastError(new ApiError(409, first.code, `${first.message}${more}`));
  }
  await queries.invalidateQueries({ queryKey: ['leads'] });
}

async function takeBack(
  queries: QueryClient,
  changed: LeadChangesAnswer['changed'],
  at: number,
): Promise<void> {
  if (Date.now() - at > UNDO_MS) throw new ApiError(409, 'too_late', 'This was too long ago to take back.');
  for (let begin = 0; begin < changed.length; begin += MOST_CHANGES) {
    const changes = changed
      .slice(begin, begin + MOST_CHANGES)
      .map(({ id, version, before }) => ({ id, version, ...before }));
    const { refused } = await call('PATCH /leads', { body: { changes, isUndo: true } });
    const [first] = refused;
    if (first) toastError(new ApiError(409, first.code, first.message));
  }
  await queries.invalidateQueries({ queryKey: ['leads'] });
}
