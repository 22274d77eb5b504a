import { weave } from '../ui/weave.ts';
import { BANNER_HEIGHT, BANNER_WIDTH } from './banner-size.ts';
import { hashText } from './hash-text.ts';

/** A tone of the ground, of the cloth on it, and of both sets of threads. Copies of tokens, which reach no image. */
interface Palette {
  ground: string;
  cloth: string;
  agent: string;
  human: string;
}

export const LIGHT: readonly Palette[] = [
  { ground: '#eceafc', cloth: '#fff', agent: '#4b3fd6', human: '#d98e04' },
  { ground: '#fbefd6', cloth: '#fff', agent: '#4b3fd6', human: '#d98e04' },
  { ground: '#f4f0e8', cloth: '#fff', agent: '#4b3fd6', human: '#d98e04' },
];
export const DARK: readonly Palette[] = [
  { ground: '#262244', cloth: '#1c1a2a', agent: '#a49cff', human: '#f2b544' },
  { ground: '#382c17', cloth: '#1c1a2a', agent: '#a49cff', human: '#f2b544' },
  { ground: '#191726', cloth: '#262244', agent: '#a49cff', human: '#f2b544' },
];

/** How dense a cloth can be: distance of its threads. Each divides the banner's width and height. */
const PITCHES = [30, 40, 48] as const;

/** How high the cloth has grown at a place from 0 (left) to 1 (right); `turn`, an angle, shifts it. */
type Rhythm = (place: number, turn: number) => number;

const RHYTHMS: readonly Rhythm[] = [
  // Hills.
  (place, turn) => 0.48 + 0.22 * Math.sin(6 * place + turn) + 0.1 * Math.sin(15 * place + 2 * turn),
  // A slope, up or down.
  (place, turn) => 0.14 + 0.66 * (turn > Math.PI ? place : 1 - place) + 0.05 * Math.sin(13 * place + turn),
  // One hill.
  (place, turn) => 0.16 + 0.6 * Math.exp(-18 * (place - 0.3 - turn / 16) ** 2),
  // One valley.
  (place, turn) => 0.8 - 0.58 * Math.exp(-14 * (place - 0.3 - turn / 16) ** 2),
];

/**
 * The picture of an article that has none of its own, as SVG: people's threads are strung, agents' threads are
 * being woven in. The same subject and category always give the same cloth.
 */
export function drawBanner(subject: string, category: string): string {
  const seed = hashText(subject);
  // These bits give our own categories each tone about as often.
  const tone = (hashText(category) >>> 6) % LIGHT.length;
  const pitch = PITCHES[seed % PITCHES.length] ?? 30;
  const rhythm = RHYTHMS[(seed >>> 4) % RHYTHMS.length] as Rhythm;
  const turn = (((seed >>> 12) % 64) / 64) * 2 * Math.PI;
  const edge = growCloth(rhythm, turn, pitch);
  // Cloth that hangs, in place of cloth that grows.
  const hanging = (seed >>> 20) % 3 === 0 ? ` transform="matrix(1 0 0 -1 0 ${BANNER_HEIGHT})"` : '';

  const { warp, weft, size } = weave(2, pitch, Math.round(pitch * 0.27));
  const whole = `M0 0H${BANNER_WIDTH}V${BANNER_HEIGHT}H0`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BANNER_WIDTH} ${BANNER_HEIGHT}" width="${BANNER_WIDTH}" height="${BANNER_HEIGHT}" fill="none" stroke-width="${Math.round(pitch * 0.3)}">`,
    `<style>${rulesOf(LIGHT[tone] as Palette)}@media(prefers-color-scheme:dark){${rulesOf(DARK[tone] as Palette)}}</style>`,
    `<pattern id="s" width="${pitch}" height="9" patternUnits="userSpaceOnUse"><path class="h" stroke-width="2.5" d="M${pitch / 2} 0V9"/></pattern>`,
    `<pattern id="w" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path class="c" d="M0 0H${size}V${size}H0"/><path class="h" d="${warp}"/><path class="a" d="${weft}"/></pattern>`,
    `<path class="g" d="${whole}"/><path fill="url(#s)" d="${whole}"/><path fill="url(#w)" d="${edge}"${hanging}/>`,
    `</svg>`,
  ].join('');
}

function rulesOf({ ground, cloth, agent, human }: Palette): string {
  return `.g{fill:${ground}}.c{fill:${cloth}}.a{stroke:${agent}}.h{stroke:${human}}`;
}

/** The outline of the cloth: a staircase, since a thread passes over or under another, and never half way. */
function growCloth(rhythm: Rhythm, turn: number, pitch: number): string {
  const columns = BANNER_WIDTH / pitch;
  const path = Array.from({ length: columns }, (_, column) => {
    const grown = rhythm((column + 0.5) / columns, turn) * BANNER_HEIGHT;
    const top = BANNER_HEIGHT - Math.round(grown / pitch) * pitch;
    return `V${top}H${(column + 1) * pitch}`;
  });
  return `M0 ${BANNER_HEIGHT}${path.join('')}V${BANNER_HEIGHT}`;
}
