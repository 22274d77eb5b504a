import { MAIL_COLORS } from './mail-colors.ts';

/**
 * What no inline style can say: the dark scheme and phones. Programs that know neither show the light one. No quotes in
 * it: React would write them as entities, which a style sheet does not know.
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
