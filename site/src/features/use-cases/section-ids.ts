/** Anchors that the hero leads to. */
export const CATALOGUE_ID = 'catalogue';
export const SAVINGS_ID = 'savings';
