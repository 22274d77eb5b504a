/** Characters that a draft on the desk may have, as prepared and as edited. */
export const DRAFT_MAX_LENGTH = 280;
