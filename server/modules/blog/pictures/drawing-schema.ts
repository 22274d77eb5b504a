import type { Schema } from 'hast-util-sanitize';

const NUMBERS = /^(?:[-+.\d\s,%]|e[-+]?\d|em|px|pt)+$/;
const PAINT = /^(?:#[\da-f]{3,8}|[a-z]+|url\(#[\w-]+\))$/i;
const OWN_PART = /^url\(#[\w-]+\)$/;
const WORD = /^[\w-]+$/;

const allow = (value: RegExp, ...names: string[]) => names.map((name): [string, RegExp] => [name, value]);

/**
 * All that a drawing may hold: shapes and words. Nothing that runs, moves, loads, links or repeats another part (which
 * can be made to grow without end), and no style but the site's own (`contract/site/drawing-style.ts`).
 */
export const DRAWING_SCHEMA: Schema = {
  tagNames: [
    ...['svg', 'g', 'defs', 'title', 'desc', 'text', 'tspan'],
    ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
    ...['marker', 'pattern', 'clipPath', 'linearGradient', 'radialGradient', 'stop'],
  ],
  attributes: {
    '*': [
      ['className', WORD],
      ['id', WORD],
      ...allow(NUMBERS, 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'dx', 'dy', 'points'),
      ...allow(NUMBERS, 'width', 'height', 'viewBox', 'strokeWidth', 'strokeDashArray', 'strokeDashOffset'),
      ...allow(
        NUMBERS,
        'opacity',
        'fillOpacity',
        'strokeOpacity',
        'offset',
        'stopOpacity',
        'strokeMiterLimit',
      ),
      ...allow(
        NUMBERS,
        'fontSize',
        'letterSpacing',
        'textLength',
        'markerWidth',
        'markerHeight',
        'refX',
        'refY',
      ),
      ...allow(PAINT, 'fill', 'stroke', 'stopColor'),
      ...allow(OWN_PART, 'clipPath', 'markerStart', 'markerMid', 'markerEnd'),
      ...allow(WORD, 'strokeLineCap', 'strokeLineJoin', 'fillRule', 'clipRule', 'textAnchor', 'fontWeight'),
      ...allow(
        WORD,
        'fontStyle',
        'dominantBaseline',
        'orient',
        'patternUnits',
        'gradientUnits',
        'markerUnits',
      ),
      ['d', /^[\d\s,.\-+a-z]*$/i],
      ...allow(/^[\w\s(),.+-]*$/, 'transform', 'patternTransform', 'gradientTransform'),
    ],
  },
  protocols: {},
  strip: ['script', 'style', 'foreignObject', 'iframe', 'image', 'use', 'animate', 'set', 'metadata'],
  clobber: [],
};
