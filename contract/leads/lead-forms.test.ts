import { describe, expect, it } from 'vitest';
import { LEAD_KINDS } from '../api-paths.ts';
import { exportColumns, fieldLabels, fieldSentences, LEAD_FORMS } from './lead-forms.ts';

/** Columns that sheets and imports of operators rely on: new names follow, and none of these moves. */
const RELEASED_COLUMNS = [
  'email',
  'firstName',
  'lastName',
  'company',
  'phone',
  'teamSize',
  'message',
  'startDateTime',
  'endDateTime',
  'timezone',
  'name',
  'role',
  'goal',
  'desc',
  'instructions',
  'inputTextHolder',
  'suggestions',
];

describe('exportColumns', () => {
  it('keeps the released columns first, in their order', () => {
    const released = exportColumns().slice(0, RELEASED_COLUMNS.length);
    expect(released).toEqual(RELEASED_COLUMNS.map((name, column) => ({ name, column })));
  });

  it('numbers the columns without a gap, and gives each name one column in all forms', () => {
    const fields = Object.values(LEAD_FORMS).flatMap(({ words }) => Object.entries(words.fields));
    const pairs = new Set(fields.map(([name, { column }]) => `${name} ${column}`));
    expect(pairs.size).toBe(exportColumns().length);
    expect(exportColumns().map(({ column }) => column)).toEqual(exportColumns().map((_, index) => index));
  });
});

describe.each(LEAD_KINDS)('the %s form', (kind) => {
  const { fields, words } = LEAD_FORMS[kind];

  it('describes each of its fields, in the order of the call', () => {
    const told = Object.keys(words.fields);
    expect(told.toSorted()).toEqual(Object.keys(fields).toSorted());
    expect(Object.keys(fieldLabels(kind))).toEqual(Object.keys(fields));
  });

  it('has its own sentences only for fields that it requires', () => {
    for (const name of Object.keys(fieldSentences(kind)))
      expect(fields[name]).not.toHaveProperty('isOptional');
  });
});
