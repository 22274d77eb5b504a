/** Anchors that the hero leads to. */
export const CATALOGUE_ID = 'catalogue';
export const SAVINGS_ID = 'savings';
/** Id of its form, so that a button elsewhere can reset it. */
export const SAVINGS_FORM_ID = 'savings-form';
