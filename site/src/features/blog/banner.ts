import { TOKEN_COLORS, type TokenColor } from 'contract/site/token-colors.ts';
import { weave } from '../../design/ui/weave.ts';
import { BANNER_HEIGHT, BANNER_WIDTH } from './cards/banner-size.ts';
import { hashText } from './hash-text.ts';

/** The grounds that a banner can have. */
const GROUNDS = ['agent-soft', 'human-soft', 'surface-quiet'] as const satisfies readonly TokenColor[];

/** How dense a cloth can be: distance of its threads. Each divides the banner's width and height. */
const PITCHES = [24, 40, 60] as const;

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
  // Terraces, up or down.
  (place, turn) => 0.2 + 0.2 * Math.floor(3.99 * (turn > Math.PI ? place : 1 - place)),
  // Towers of several heights, with a gap between them.
  (place, turn) =>
    (place * 5) % 1 > 0.72 ? 0.1 : 0.35 + 0.25 * (1 + Math.sin(Math.floor(place * 5) * 2 + turn)),
];

/** Those that a ribbon can follow without being torn. */
const SMOOTH = RHYTHMS.slice(0, 4);

/** Of a ribbon: it hangs free, so high, with its threads strung above and below. */
const RIBBON = 0.42;

/**
 * The picture of an article that has none of its own, as SVG: people's threads are strung, agents' threads are
 * being woven in. The same subject and category always give the same cloth.
 */
export function drawBanner(subject: string, category: string): string {
  const seed = hashText(subject);
  // These bits give our own categories each tone about as often.
  const ground = GROUNDS[(hashText(category) >>> 6) % GROUNDS.length] ?? GROUNDS[0];
  const pitch = PITCHES[seed % PITCHES.length] ?? 30;
  const rhythm = RHYTHMS[(seed >>> 4) % RHYTHMS.length] as Rhythm;
  const turn = (((seed >>> 12) % 64) / 64) * 2 * Math.PI;
  const isRibbon = SMOOTH.includes(rhythm) && (seed >>> 23) % 2 === 0;
  const edge = isRibbon ? hangRibbon(rhythm, turn, pitch) : growCloth(rhythm, turn, pitch);
  // Cloth that hangs, in place of cloth that grows.
  const hanging = (seed >>> 20) % 3 === 0 ? ` transform="matrix(1 0 0 -1 0 ${BANNER_HEIGHT})"` : '';

  const { warp, weft, size } = weave(2, pitch, Math.round(pitch * 0.27));
  const whole = `M0 0H${BANNER_WIDTH}V${BANNER_HEIGHT}H0`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BANNER_WIDTH} ${BANNER_HEIGHT}" width="${BANNER_WIDTH}" height="${BANNER_HEIGHT}" fill="none" stroke-width="${Math.round(pitch * 0.3)}">`,
    `<style>${rulesFor(0, ground)}@media(prefers-color-scheme:dark){${rulesFor(1, ground)}}</style>`,
    `<pattern id="s" width="${pitch}" height="9" patternUnits="userSpaceOnUse"><path class="h" stroke-width="2.5" d="M${pitch / 2} 0V9"/></pattern>`,
    `<pattern id="w" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path class="g" d="M0 0H${size}V${size}H0"/><path class="h" d="${warp}"/><path class="a" d="${weft}"/></pattern>`,
    `<path class="g" d="${whole}"/><path fill="url(#s)" d="${whole}"/><path fill="url(#w)" d="${edge}"${hanging}/>`,
    `</svg>`,
  ].join('');
}

/** The ground, which shows between the threads too, and both sets of threads; `side` is that of the scheme. */
function rulesFor(side: 0 | 1, ground: TokenColor): string {
  const { agent, human } = TOKEN_COLORS;
  return `.g{fill:${TOKEN_COLORS[ground][side]}}.a{stroke:${agent[side]}}.h{stroke:${human[side]}}`;
}

/** The outline of the cloth: a staircase, since a thread passes over or under another, and never half way. */
function growCloth(rhythm: Rhythm, turn: number, pitch: number): string {
  const path = steps(pitch, (place) => rhythm(place, turn)).map(({ to, top }) => `V${top}H${to}`);
  return `M0 ${BANNER_HEIGHT}${path.join('')}V${BANNER_HEIGHT}`;
}

/** The same of a piece of one height, whose lower edge follows its upper one. */
function hangRibbon(rhythm: Rhythm, turn: number, pitch: number): string {
  const across = steps(pitch, (place) => Math.min(0.92, 0.5 + 0.55 * rhythm(place, turn)));
  const there = across.map(({ to, top }) => `V${top}H${to}`);
  const back = across.map(({ from, top }) => {
    const bottom = Math.min(BANNER_HEIGHT, top + Math.round((RIBBON * BANNER_HEIGHT) / pitch) * pitch);
    return `V${bottom}H${from}`;
  });
  return `M0 ${across[0]?.top ?? 0}${there.join('')}${back.reverse().join('')}Z`;
}

/** Every column of threads from left to right, with the crossing at which it ends. @param heightAt 0 to 1 */
function steps(pitch: number, heightAt: (place: number) => number) {
  const columns = BANNER_WIDTH / pitch;
  return Array.from({ length: columns }, (_, column) => {
    const grown = heightAt((column + 0.5) / columns) * BANNER_HEIGHT;
    const top = BANNER_HEIGHT - Math.round(grown / pitch) * pitch;
    return { from: column * pitch, to: (column + 1) * pitch, top };
  });
}
