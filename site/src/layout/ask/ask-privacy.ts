/** Where the privacy policy tells about the assistant. */
export const ASK_PRIVACY = '/privacy#assistant';
