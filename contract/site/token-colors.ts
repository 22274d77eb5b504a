import { type BrandColors, recolorStyle } from './brand-colors.ts';

/**
 * The colors of the design, light and dark, for what no CSS variable reaches: emails, drawings and covers of articles,
 * icons, social cards, and the bars of a phone's browser.
 * Copies of the tokens of the same names in `site/src/design/styles/tokens.css`.
 */
export const TOKEN_COLORS = {
  paper: ['#fbf9f5', '#0c0a14'],
  surface: ['#fff', '#1c192d'],
  'surface-quiet': ['#f4f0e8', '#161325'],
  'surface-raised': ['#f4f0e8', '#25203a'],
  ink: ['#1c1830', '#f3f0fa'],
  muted: ['#5b5670', '#b4aec9'],
  line: ['#e6e0d6', '#2f2a45'],
  'line-strong': ['#8b8598', '#7a7492'],
  agent: ['#4b3fd6', '#a49cff'],
  'agent-strong': ['#3a2fb4', '#beb8ff'],
  'agent-soft': ['#eceafc', '#37306d'],
  'on-agent': ['#fff', '#0c0a14'],
  human: ['#d98e04', '#f2b544'],
  'human-soft': ['#fbefd6', '#2e252a'],
  good: ['#1d6f42', '#6fd39b'],
  warn: ['#8a5a00', '#f0bd5c'],
  bad: ['#b3261e', '#ff9b92'],
} as const satisfies Record<string, readonly [`#${string}`, `#${string}`]>;

export type TokenColor = keyof typeof TOKEN_COLORS;

export type TokenColors = Readonly<Record<TokenColor, readonly [light: string, dark: string]>>;

/** Returns the colors of the tokens as a brand has them. */
export function tokenColors(brand: BrandColors): TokenColors {
  const entries = Object.entries(TOKEN_COLORS).map(([name, pair]) => [
    name,
    pair.map((color) => recolorStyle(name, color, brand)),
  ]);
  return Object.fromEntries(entries);
}
