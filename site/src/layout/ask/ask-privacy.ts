/** Address of what the privacy policy says of the assistant. */
export const ASK_PRIVACY = '/privacy#assistant';
