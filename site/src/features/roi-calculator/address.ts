import { ROI_DEFAULTS, ROI_FIELDS, type RoiField, type RoiInputs } from 'contract/product/roi.ts';

/** The form as text, by the names of its fields. */
export type Entered = Record<RoiField, string>;

/** Id of the results; an address whose fragment begins with it shows them at once. */
export const RESULTS_ID = 'roi-results';

/** Id of the form itself, so that a button elsewhere can reset it. */
export const FORM_ID = 'roi-form';

type Address = Pick<Location, 'search' | 'hash'>;

/**
 * Returns the entries that an address states; what the tab has kept, or the defaults, for what it does not say.
 * Figures stand in the fragment, which no browser sends; in the query only where the form was sent without script, or
 * by an older link.
 */
export function enteredFromAddress(
  { search, hash }: Address,
  kept: Partial<Record<string, string>> = {},
): Entered {
  const told = new URLSearchParams(hash.slice(1));
  const sent = new URLSearchParams(search);
  return fromEntries((field) => told.get(field) ?? sent.get(field) ?? kept[field] ?? ROI_DEFAULTS[field]);
}

/** Returns true if an address leads to results, not only to a form that is filled in. */
export function asksForResults({ hash }: Pick<Address, 'hash'>): boolean {
  return hash.slice(1).split('&', 1)[0] === RESULTS_ID;
}

export function enteredFromForm(form: FormData): Entered {
  return fromEntries((field) => String(form.get(field) ?? ''));
}

/** Returns the entries from which a result was calculated, as a form would hold them. */
export function enteredOf(inputs: RoiInputs): Entered {
  return fromEntries((field) => {
    const value = inputs[field];
    return typeof value === 'number' ? String(value) : value.value;
  });
}

/** The address of what was entered, from the path on; `isCalculated` leads to the results. */
export function addressOf(path: string, entered: Entered, isCalculated: boolean): string {
  return `${path}#${isCalculated ? `${RESULTS_ID}&` : ''}${new URLSearchParams(entered)}`;
}

function fromEntries(read: (field: RoiField) => string): Entered {
  return Object.fromEntries(ROI_FIELDS.map((field) => [field, read(field)])) as Entered;
}
