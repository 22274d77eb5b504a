/** Company that runs the site, as the operator states it in the settings; `null` is not stated. */
export interface Company {
  name: string | null;
  address: string | null;
  representatives: string | null;
  /** Register and number. */
  register: string | null;
  vat: string | null;
  /** Within what time people get an answer: `2 business days`. */
  replyWithin: string | null;
}

/** A company of which no setting says anything. */
export const NOTHING_STATED: Company = {
  name: null,
  address: null,
  representatives: null,
  register: null,
  vat: null,
  replyWithin: null,
};

/** Stands in texts for the company that runs the site, until the settings name it. */
export const UNSTATED_COMPANY = 'a company (name not stated)';

/** The company by name and address, as far as they are stated: `Example GmbH, 1 Example Street, Berlin`. */
export function companyLineOf({ name, address }: Pick<Company, 'name' | 'address'>): string | undefined {
  return name ? [name, address].filter(Boolean).join(', ') : undefined;
}

/** Returns the words that the footer adds to its sentence where the company is known. */
export function runBy(companyLine: string): string {
  return ` Run by ${companyLine}.`;
}
