/** Where the rules stand by which browsers fetch pages ahead (`speculation-rules.ts`). */
export const SPECULATION_RULES = '/speculation-rules.json';
/** What pages say to lead browsers there (decision 009). */
export const SPECULATION_HEADERS = { 'speculation-rules': `"${SPECULATION_RULES}"` };
