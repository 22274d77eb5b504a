/** The choices of the contact form, in order (S1 section 3). */
export const TEAM_SIZES = ['1-10', '11-50', '51-200', '201-500', '500+'] as const;
