import { weave } from '../ui/weave.ts';

/** How the face of an AI employee is drawn: geometric, in the agents' indigo, before a piece of cloth. */
export interface Portrait {
  hair: keyof typeof HAIR;
  /** Colour of the card's cloth, a light cool tint. */
  color: `#${string}`;
  extra?: keyof typeof EXTRAS;
}

const DARK = '#241b6e';
const SIZE = 96;
const cloth = weave(6, SIZE / 6, 3.5);

const path = (d: string, attributes = `fill="${DARK}"`) => `<path d="${d}" ${attributes}/>`;
const line = (d: string, width = 2) =>
  path(d, `fill="none" stroke="${DARK}" stroke-width="${width}" stroke-linecap="round"`);
const round = (x: number, y: number, r: number, attributes = `fill="${DARK}"`) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${attributes}/>`;

const CAP = 'M29 43c-3-19 7-27 19-27s22 8 19 27c-2-8-7-13-19-13s-17 5-19 13z';

/** What lies behind the face, and what before it. */
const HAIR = {
  bob: [
    path('M25 38c0-15 10-23 23-23s23 8 23 23v20c0 5-4 8-9 8H34c-5 0-9-3-9-8z'),
    path('M29 41c1-15 8-20 19-20s18 5 19 20c-8-1-14-5-17-10-5 6-12 9-21 10z'),
  ],
  crop: ['', path(CAP)],
  swept: ['', path('M28 44c-4-20 7-29 22-29 13 0 20 10 17 28-2-7-5-11-9-13-8 3-17 3-23 1-4 3-6 7-7 13z')],
  bun: [round(48, 13, 9), path(CAP)],
  parted: ['', path('M29 43c-1-18 6-27 20-27 13 0 20 9 18 27-1-9-3-13-6-16-6 2-14 1-18-5-3 6-9 9-14 21z')],
  curls: [
    [
      [30, 30],
      [38, 20],
      [49, 17],
      [60, 21],
      [67, 31],
      [69, 42],
      [27, 42],
    ]
      .map(([x, y]) => round(x ?? 0, y ?? 0, 9))
      .join(''),
    path('M30 38c1-9 8-13 18-13s17 4 18 13c-4-5-10-6-18-6s-14 1-18 6z'),
  ],
  waves: [
    path('M23 44c0-19 10-29 25-29s25 10 25 29c0 8 4 10 2 17-3 9-13 9-17 4H38c-4 5-14 5-17-4-2-7 2-9 2-17z'),
    path('M29 44c0-10 2-15 8-18 8 6 20 7 28 5 2 4 2 8 2 13 4-18-5-28-19-28s-23 9-19 28z'),
  ],
} as const;

const EXTRAS = {
  glasses: ['40.5', '55.5']
    .map((x) => round(Number(x), 46, 6, `fill="none" stroke="${DARK}" stroke-width="2"`))
    .concat(line('M46.5 45.5h3'))
    .join(''),
  headset:
    line('M28 48v-6c0-14 9-22 20-22s20 8 20 22v6', 3) + line('M68 52c0 7-6 10-12 10') + round(68, 49, 4),
} as const;

/** The picture as a file: the same on light and on dark paper. */
export function drawPortrait({ hair, color, extra }: Portrait): string {
  const [behind, before] = HAIR[hair];
  const parts = [
    `<rect width="${SIZE}" height="${SIZE}" fill="${color}"/>`,
    `<path d="${cloth.warp}${cloth.weft}" fill="none" stroke="#4b3fd6" stroke-opacity=".16" stroke-width="2"/>`,
    behind,
    path('M10 96c1-18 15-25 38-25s37 7 38 25z', 'fill="#4b3fd6"'),
    path('M40 58h16v14c-4 5-12 5-16 0z', 'fill="#d6ccf8"'),
    '<rect x="30" y="25" width="36" height="41" rx="18" fill="#faf7ff"/>',
    before,
    round(40.5, 46, 2.3),
    round(55.5, 46, 2.3),
    line('M42.5 55.5c3 3.5 8 3.5 11 0'),
    extra ? EXTRAS[extra] : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${parts.join('')}</svg>`;
}

/** Address of the built picture of a persona. */
export function portraitPath(name: string): string {
  return `/avatars/${name.toLowerCase()}.svg`;
}
