import type { TokenColors } from 'contract/site/token-colors.ts';
import { COLORS } from '../brand-look.ts';

const { paper, surface, ink, muted, line, agent, human } = COLORS;

/** Those that an email is drawn in, each of which costs every email a rule for the dark. */
export const MAIL_COLORS = {
  paper,
  surface,
  'surface-quiet': COLORS['surface-quiet'],
  ink,
  muted,
  line,
  agent,
  human,
} as const satisfies Partial<TokenColors>;

export type MailColor = keyof typeof MAIL_COLORS;
