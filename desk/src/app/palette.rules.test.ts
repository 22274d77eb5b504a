import { describe, expect, it } from 'vitest';
import type { Action } from '../shared/actions.ts';
import { findActions } from './palette.rules.ts';

const action = (label: string, words?: string): Action => ({
  id: label,
  label,
  group: 'Go to',
  run: () => undefined,
  ...(words && { words }),
});

const ACTIONS = [action('Go to Leads', 'inbox requests'), action('Go to Calendar'), action('Leave a note')];
const labels = (query: string) => findActions(ACTIONS, query).map(({ label }) => label);

describe('findActions', () => {
  it.each([
    ['', ['Go to Leads', 'Go to Calendar', 'Leave a note']],
    ['le', ['Leave a note', 'Go to Leads']],
    ['requests', ['Go to Leads']],
    ['go cal', ['Go to Calendar']],
    ['gtl', ['Go to Leads', 'Go to Calendar']],
    ['zzz', []],
  ])('"%s" finds %j', (query, found) => {
    expect(labels(query)).toEqual(found);
  });
});
