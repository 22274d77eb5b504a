/** Who runs the site, as the operator states it in the settings; `null` is not stated. */
export interface Company {
  name: string | null;
  address: string | null;
  representatives: string | null;
  /** Where it is registered, and under which number. */
  register: string | null;
  vat: string | null;
  /** Within what time people get an answer: `2 business days`. */
  replyWithin: string | null;
}
