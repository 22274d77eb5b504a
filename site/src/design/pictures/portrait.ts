import { DESIGN_COLORS } from 'contract/site/brand-colors.ts';
import { paint } from '../../brand-look.ts';
import { weave } from '../ui/weave.ts';

/** Shape of a face: geometric, before a piece of cloth. */
export interface Portrait {
  hair: keyof typeof HAIR;
  /** Colour of the card's cloth, a light tint: cool behind an AI employee, warm behind a person. */
  color: `#${string}`;
  /** Depth of the skin; light by default. */
  skin?: 0 | 1 | 2;
  /** Lightness of the hair; dark by default. */
  shade?: 0 | 1 | 2;
  extra?: keyof typeof EXTRAS;
}

/** An AI employee is drawn in the agents' indigo, a person in marigold. Each skin is a tone and its shadow. */
const PALETTES = {
  agent: {
    dark: '#241b6e',
    ground: '#59529c',
    thread: DESIGN_COLORS.agent,
    collar: '#8f86ee',
    hair: ['#241b6e', '#3a2f9e', '#6a61b8'],
    skin: [
      ['#faf7ff', '#d6ccf8'],
      ['#e3dafd', '#bcaef2'],
      ['#c3b4f5', '#9d8ae6'],
    ],
  },
  human: {
    dark: '#4a2f06',
    ground: '#7a6440',
    thread: DESIGN_COLORS.human,
    collar: '#f6c664',
    hair: ['#4a2f06', '#8a4f12', '#9a8d78'],
    skin: [
      ['#fff1dc', '#ecc892'],
      ['#edc08c', '#cf9655'],
      ['#bd8450', '#96602f'],
    ],
  },
} as const;

const SIZE = 96;
const cloth = weave(6, SIZE / 6, 3.5);

const path = (d: string, attributes = `fill="currentColor"`) => `<path d="${d}" ${attributes}/>`;
const line = (d: string, width = 2, color = 'currentColor') =>
  path(d, `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"`);
const round = (x: number, y: number, r: number, attributes = `fill="currentColor"`) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${attributes}/>`;

const FACE = 'M30 41c0-11 8-18 18-18s18 7 18 18v7c0 11-8 19-18 19s-18-8-18-19z';
const SHOULDERS = 'M9 96c1-17 15-24 39-24s38 7 39 24z';
const NECK = 'M40 58h16v14c0 8-16 8-16 0z';
const COLLAR = 'M38.5 73c1 9 18 9 19 0';
const EARS = [29.5, 66.5];
const EYES = [40.5, 55.5];

const CAP = 'M30 46c-6-21 4-31 18-31s24 10 18 31c-.5-8-2-12-4.5-15-9 3-18 3-27 0-2.5 3-4 7-4.5 15z';

/** Layers of hair behind the face and before it. */
const HAIR = {
  bob: [
    path('M24 39c0-15 10-24 24-24s24 9 24 24v20c0 5-4 8-9 8H33c-5 0-9-3-9-8z'),
    path('M29 40c1-12 8-18 19-18s18 6 19 18c-7-1-13-4-16-8-5 5-12 7-22 8z'),
  ],
  crop: ['', path(CAP)],
  swept: [
    '',
    path('M30 46c-7-21 6-31 21-31 14 0 20.5 11 15 31-.5-8-2-12-5-15-8 3-17 3-24 1-4 3-6.5 7-7 14z'),
  ],
  bun: [round(48, 12, 8.5), path('M30 46c-5-20 4-30 18-30s23 10 18 30c-1-12-8-18-18-18s-17 6-18 18z')],
  parted: [
    '',
    path('M30 46c-6-20 4-31 19-31s22 11 17 31c-.5-7-1.5-11-3.5-14-9 1-18-1-24-8-1 8-6 12-8.5 22z'),
  ],
  curls: [
    [
      [29, 42],
      [29, 32],
      [36, 22],
      [48, 18],
      [60, 22],
      [67, 32],
      [67, 42],
    ]
      .map(([x = 0, y = 0]) => round(x, y, 8.5))
      .join(''),
    path('M28 42c0-15 9-21 20-21s20 6 20 21c-3-6-6-8-8-9-4 2-8 0-11-2-3 3-8 4-12 2-3 1-6 3-9 9z'),
  ],
  waves: [
    path('M22 44c0-19 11-29 26-29s26 10 26 29c0 8 4 10 2 17-3 9-13 9-17 4H37c-4 5-14 5-17-4-2-7 2-9 2-17z'),
    path('M29 46c0-10 2-16 8-19 8 6 18 8 28 7 1 3 2 7 2 12 5-19-4-30-19-30s-24 11-19 30z'),
  ],
} as const;

const EXTRAS = {
  glasses: EYES.map((x) => round(x, 47, 6, `fill="none" stroke="currentColor" stroke-width="1.8"`))
    .concat(line('M46.5 46.5h3', 1.8))
    .join(''),
  headset: `<g>${line('M27.5 47v-5c0-15 9-24 20.5-24s20.5 9 20.5 24v5', 3)}${line('M68.5 51c0 8-6 11-13 11')}${round(68, 49, 4.5)}</g>`,
  beard: path(
    'M29.5 45c1 7 4 10 9 10 4 0 5-2 9.5-2s5.5 2 9.5 2c5 0 8-3 9-10v4c0 12-8 20-18.5 20s-18.5-8-18.5-20z',
  ),
} as const;

/** The picture as a file. On dark paper its ground is darker: a light one would glare. */
export function drawPortrait(portrait: Portrait, kind: keyof typeof PALETTES = 'agent'): string {
  const { ground, thread } = PALETTES[kind];
  return asSvg(
    PALETTES[kind].dark,
    `<style>@media (prefers-color-scheme:dark){rect{fill:${ground}}}</style>`,
    `<rect width="${SIZE}" height="${SIZE}" fill="${portrait.color}"/>`,
    `<path d="${cloth.warp}${cloth.weft}" fill="none" stroke="${thread}" stroke-opacity=".12" stroke-width="2"/>`,
    ...drawPerson(portrait, kind),
  );
}

/** An AI employee without a ground, to stand in a page. */
export function drawFigure(portrait: Portrait): string {
  return asSvg(PALETTES.agent.dark, ...drawPerson(portrait, 'agent'));
}

/** The person, from what lies behind to what lies before. What reaches beyond the face is a group: hair, a headset. */
function drawPerson({ hair, skin = 0, shade = 0, extra }: Portrait, kind: keyof typeof PALETTES): string[] {
  const palette = PALETTES[kind];
  const [face, shadow] = palette.skin[skin];
  const [behind, before] = HAIR[hair];
  const locks = (drawn: string) => `<g color="${palette.hair[shade]}">${drawn}</g>`;
  return [
    behind && locks(behind),
    path(SHOULDERS, `fill="${palette.thread}"`),
    path(NECK, `fill="${shadow}"`),
    line(COLLAR, 3, palette.collar),
    EARS.map((x) => round(x, 48, 4, `fill="${shadow}"`)).join(''),
    path(FACE, `fill="${face}"`),
    line('M37.5 41.5c2-1.2 4-1.2 6 0M52.5 41.5c2-1.2 4-1.2 6 0', 1.6),
    extra === 'beard' ? locks(EXTRAS.beard) : '',
    locks(before),
    EYES.map((x) => round(x, 47, 2.2)).join(''),
    line('M48 48.5v3.5', 1.8, shadow),
    line('M43 57.5c3 3 7 3 10 0', 2, extra === 'beard' ? face : undefined),
    extra && extra !== 'beard' ? EXTRAS[extra] : '',
  ];
}

function asSvg(color: string, ...parts: string[]): string {
  return paint(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}" color="${color}">${parts.join('')}</svg>`,
  );
}

/** Address of the built picture of a persona, or of a person. */
export function portraitPath(name: string): string {
  const plain = name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return `/avatars/${plain.replace(/[^a-z]+/g, '-')}.svg`;
}
