import { TOKEN_COLORS, type TokenColors } from 'contract/site/token-colors.ts';
import type { CSSProperties } from 'react';

const { paper, surface, ink, muted, line, agent, human } = TOKEN_COLORS;

/** Those that an email is drawn in, each of which costs every email a rule for the dark. The frame says those of the brand. */
export const MAIL_COLORS = {
  paper,
  surface,
  'surface-quiet': TOKEN_COLORS['surface-quiet'],
  ink,
  muted,
  line,
  agent,
  human,
} as const satisfies Partial<TokenColors>;

export type MailColor = keyof typeof MAIL_COLORS;

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

export const TEXT: CSSProperties = {
  fontFamily: FONT,
  fontSize: '16px',
  lineHeight: '25px',
  color: MAIL_COLORS.ink[0],
};
export const HEADING: CSSProperties = {
  ...TEXT,
  margin: '0 0 16px',
  fontSize: '26px',
  lineHeight: '32px',
  fontWeight: 700,
  letterSpacing: '-0.02em',
};
export const PARAGRAPH: CSSProperties = { ...TEXT, margin: '0 0 16px' };
export const SUBHEADING: CSSProperties = {
  ...TEXT,
  margin: '28px 0 4px',
  fontSize: '16px',
  lineHeight: '24px',
  fontWeight: 700,
};
export const WORDMARK: CSSProperties = {
  ...TEXT,
  fontSize: '19px',
  lineHeight: '24px',
  fontWeight: 700,
  letterSpacing: '-0.02em',
};
export const SMALL: CSSProperties = {
  ...TEXT,
  margin: '0 0 8px',
  fontSize: '13px',
  lineHeight: '20px',
  color: MAIL_COLORS.muted[0],
};
export const BUTTON: CSSProperties = {
  ...TEXT,
  padding: '12px 22px',
  borderRadius: '10px',
  // On the line itself: else the letters below it add to its height.
  verticalAlign: 'top',
  fontWeight: 600,
  color: MAIL_COLORS.surface[0],
  textDecoration: 'none',
  ...background('agent'),
};
export const LINK: CSSProperties = { color: MAIL_COLORS.agent[0], textDecoration: 'underline' };
export const EDGE = `1px solid ${MAIL_COLORS.line[0]}`;
export const AGENT_EDGE = `4px solid ${MAIL_COLORS.agent[0]}`;
export const LABEL: CSSProperties = {
  ...TEXT,
  width: '140px',
  padding: '10px 16px 10px 0',
  verticalAlign: 'top',
  fontSize: '14px',
  lineHeight: '22px',
  fontWeight: 400,
  color: MAIL_COLORS.muted[0],
};
export const VALUE: CSSProperties = {
  ...TEXT,
  padding: '10px 0',
  verticalAlign: 'top',
  fontSize: '15px',
  lineHeight: '22px',
  wordBreak: 'break-word',
};

/** Returns a background of the light scheme; the class `bg-...` changes it in the dark one. */
export function background(color: MailColor): CSSProperties {
  return { backgroundColor: MAIL_COLORS[color][0] };
}

/**
 * Rules that no inline style can state: the dark scheme and phones. Programs that know neither show the light one. No
 * quotes in it: React would write them as entities, which a style sheet does not know.
 */
export const MAIL_STYLE_SHEET = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  ...Object.entries(MAIL_COLORS).flatMap(([name, [, dark]]) => [
    `.bg-${name}{background-color:${dark}!important}`,
    `.ink-${name}{color:${dark}!important}`,
  ]),
  `.edge{border-color:${MAIL_COLORS.line[1]}!important}`,
  `.edge-agent{border-color:${MAIL_COLORS.agent[1]}!important}`,
  '}',
  '@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.label{width:auto!important}',
  '.label,.value{display:block!important}.label{padding-bottom:0!important;border-bottom:0!important}.value{padding-top:2px!important}}',
].join('');
