import { TOKEN_COLORS } from 'contract/site/token-colors.ts';

const { paper, surface, ink, muted, line, agent, human } = TOKEN_COLORS;

/** Those that an email is drawn in, each of which costs every email a rule for the dark. */
export const MAIL_COLORS = {
  paper,
  surface,
  'surface-quiet': TOKEN_COLORS['surface-quiet'],
  ink,
  muted,
  line,
  agent,
  human,
} as const satisfies Partial<typeof TOKEN_COLORS>;

export type MailColor = keyof typeof MAIL_COLORS;
