import { ROI_DEFAULTS, ROI_FIELDS, type RoiField } from './roi.ts';

type Entered = Record<RoiField, string>;

/** Where the results stand; an address that ends in it shows them at once. */
export const RESULTS_ID = 'roi-results';

/** What the address says of the form; the defaults for what it does not say. */
export function enteredFromQuery(query: string): Entered {
  const params = new URLSearchParams(query);
  return fromEntries((field) => params.get(field) ?? ROI_DEFAULTS[field]);
}

export function enteredFromForm(form: FormData): Entered {
  return fromEntries((field) => String(form.get(field) ?? ''));
}

/** The address of what was entered, from the path on; `isCalculated` leads to the results. */
export function addressOf(path: string, entered: Entered, isCalculated: boolean): string {
  return `${path}?${new URLSearchParams(entered)}${isCalculated ? `#${RESULTS_ID}` : ''}`;
}

function fromEntries(read: (field: RoiField) => string): Entered {
  return Object.fromEntries(ROI_FIELDS.map((field) => [field, read(field)])) as Entered;
}
