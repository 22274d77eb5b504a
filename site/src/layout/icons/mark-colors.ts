import { TOKEN_COLORS } from 'contract/site/token-colors.ts';

/** Threads of the mark where it does not follow a scheme: this indigo works on light and dark, between the token's two. */
export const MARK_COLORS = { human: TOKEN_COLORS.human[0], agent: '#6a5ff0' };
