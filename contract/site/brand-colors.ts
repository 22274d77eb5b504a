/** The colors of a brand: that of what AI employees do, of links and buttons, and that of what people do. */
export interface BrandColors {
  agent: string;
  human: string;
}

/** The colors that the design is drawn with. */
export const DESIGN_COLORS: BrandColors = { agent: '#4b3fd6', human: '#d98e04' };

/** Follows that of the brand. */
const AGENT_STRONG = '#3a2fb4';
/** Words in it, and white words on it, have a contrast of 4.5 on every light ground. */
const LIGHTEST_AGENT = 0.147;
/** Lines in it stand out from paper as much as those of the design. */
const LIGHTEST_HUMAN = 0.3411;
/** Colors with less are grays. */
const LEAST_CHROMA = 0.004;
/** Between a color of the design and the one whose shade it is. Green, red and pink lie outside of both. */
const MOST_DEGREES = 35;
/** Colors as a minified style sheet has them, some with a digit or two for how opaque they are. */
const HEX = /#(?:([\da-f]{6})([\da-f]{2})?|([\da-f]{3})([\da-f])?)\b/gi;
const STYLES = /(?<=<style[^>]*>)[\s\S]*?(?=<\/style>)|(?<=<[^<>]* style=")[^"]*/g;
/** Beginnings of the names of colors that say a state, and of those that visitors choose for a chatbot. */
const KEPT = /^(?:--)?(?:good|warn|bad|bubble)/;

interface Shade {
  chroma: number;
  hue: number;
  luminance: number;
}

/**
 * Returns a color of the design as a brand has it. It keeps its luminance, so that every contrast stays; its hue and chroma are
 * as far from those of the brand's color as they were from those of the design's. The brand's own colors stay as they are, but
 * for those too light to be read: they are darkened.
 */
export function recolor(color: string, brand: BrandColors): string {
  const known = recolored.get(brand) ?? new Map<string, string>();
  recolored.set(brand, known);
  const found = known.get(color) ?? findColor(color, brand);
  known.set(color, found);
  return found;
}

/** Each page has the same colors. */
const recolored = new WeakMap<BrandColors, Map<string, string>>();

function findColor(color: string, brand: BrandColors): string {
  const shade = describe(color);
  const side = sideOf(shade);
  if (!side || brand[side].toLowerCase() === DESIGN_COLORS[side]) return color;
  const before = describe(DESIGN_COLORS[side]);
  const own = describe(brand[side]);
  const luminance = Math.min(own.luminance, side === 'agent' ? LIGHTEST_AGENT : LIGHTEST_HUMAN);
  const isBase = color.toLowerCase() === DESIGN_COLORS[side];
  if (isBase && luminance === own.luminance) return brand[side];
  const follows = isBase || color.toLowerCase() === AGENT_STRONG;
  return mix({
    hue: own.hue + shade.hue - before.hue,
    chroma: shade.chroma * Math.min(own.chroma / before.chroma, 1),
    luminance: follows ? (shade.luminance * luminance) / before.luminance : shade.luminance,
  });
}

/**
 * Returns a value of a style sheet, such as `light-dark(#fff, rgb(28 24 48 / 6%))`, with its colors as a brand has them.
 * @param name of the property or token
 */
export function recolorStyle(name: string, value: string, brand: BrandColors): string {
  if (isDesign(brand) || KEPT.test(name)) return value;
  return value
    .replaceAll(HEX, (_, long?: string, alpha = '', short = '', shortAlpha = '') => {
      const color = recolor(`#${long ?? short}`, brand);
      return color + (color.length === 4 ? shortAlpha : alpha || shortAlpha + shortAlpha);
    })
    .replaceAll(/rgb\((\d+) (\d+) (\d+)/g, (_, ...channels: string[]) => {
      const color = toHex(channels.slice(0, 3).map((channel) => Number(channel) / 255));
      const recolored = parseHex(recolor(color, brand)).map((channel) => Math.round(channel * 255));
      return `rgb(${recolored.join(' ')}`;
    });
}

/** Returns a style sheet, or declarations of one, with its colors as a brand has them. */
export function recolorSheet(sheet: string, brand: BrandColors): string {
  if (isDesign(brand)) return sheet;
  return sheet.replaceAll(
    /([\w-]+):([^;{}]+)/g,
    (_, name: string, value: string) => `${name}:${recolorStyle(name, value, brand)}`,
  );
}

/** Returns HTML with the colors of its style elements and attributes as a brand has them; its words stay. */
export function recolorHtml(html: string, brand: BrandColors): string {
  if (isDesign(brand)) return html;
  return html.replaceAll(STYLES, (sheet) => recolorSheet(sheet, brand));
}

/** Reports whether a brand has the colors of the design. */
export function isDesign({ agent, human }: BrandColors): boolean {
  return agent.toLowerCase() === DESIGN_COLORS.agent && human.toLowerCase() === DESIGN_COLORS.human;
}

function sideOf({ hue, chroma }: Shade): keyof BrandColors | undefined {
  if (chroma < LEAST_CHROMA) return undefined;
  return (['agent', 'human'] as const).find((side) => {
    const turn = Math.abs(hue - describe(DESIGN_COLORS[side]).hue) % 360;
    return Math.min(turn, 360 - turn) <= MOST_DEGREES;
  });
}

/** The most colorful shade of a hue and luminance that a screen can show, up to a chroma. */
function mix({ chroma, hue, luminance }: Shade): string {
  for (let share = 1; share > 0; share -= 0.02) {
    const channels = ofLuminance(chroma * share, hue, luminance);
    if (channels.every((channel) => channel > -0.002 && channel < 1.002)) return toHex(channels);
  }
  return toHex(ofLuminance(0, hue, luminance));
}

function ofLuminance(chroma: number, hue: number, luminance: number): number[] {
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (luminanceOf(fromOklch(middle, chroma, hue)) < luminance) low = middle;
    else high = middle;
  }
  return fromOklch(low, chroma, hue).map(fromLinear);
}

function parseHex(color: string): [r: number, g: number, b: number] {
  const digits = color.length === 4 ? color.replaceAll(/[\da-f]/gi, '$&$&') : color;
  const at = (index: number) => Number.parseInt(digits.slice(index, index + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

function toHex(channels: readonly number[]): string {
  const byte = (channel: number) => Math.min(255, Math.max(0, Math.round(channel * 255)));
  return `#${channels.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Björn Ottosson, 'A perceptual color space for image processing': OKLab, in polar coordinates. */
function describe(color: string): Shade {
  const linear = parseHex(color).map(toLinear);
  const [, a = 0, b = 0] = multiply(TO_LAB, multiply(TO_CONES, linear).map(Math.cbrt));
  return {
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
    luminance: luminanceOf(linear),
  };
}

function fromOklch(lightness: number, chroma: number, hue: number): number[] {
  const angle = (hue * Math.PI) / 180;
  const lab = [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  return multiply(
    FROM_CONES,
    multiply(FROM_LAB, lab).map((cone) => cone ** 3),
  );
}

/** WCAG 2.2, 'relative luminance'. */
function luminanceOf([r = 0, g = 0, b = 0]: readonly number[]): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

const TO_CONES = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_CONES = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

function multiply(rows: readonly (readonly number[])[], column: readonly number[]): number[] {
  return rows.map((row) => row.reduce((sum, factor, index) => sum + factor * (column[index] ?? 0), 0));
}
