import type { ReactNode } from 'react';
import { weave } from '../../../design/ui/weave.ts';
import styles from './StepDrawing.module.css';

const WIDTH = 308;
const HEIGHT = 154;
const PITCH = 14;
/** Two threads each way repeat without a seam. Every thread of the drawings lies on the pitch of this tile. */
const cloth = weave(2, PITCH, 4);
const ROWS = [49, 63, 77, 91, 105];
const level = (from: number, to: number, rows = ROWS) => rows.map((y) => `M${from} ${y}H${to}`).join('');

/**
 * The drawing above a step. One thread runs through all four: loose, then strung, then woven, then cloth. What
 * leaves one drawing on the right enters the next on the left at the same height.
 */
export function StepDrawing({ step, tags }: { step: number; tags: readonly string[] }) {
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {drawings[step]?.(tags)}
    </svg>
  );
}

/** Drawings of the four steps, with their tags. */
const drawings: readonly ((tags: readonly string[]) => ReactNode)[] = [
  ([task]) => (
    <>
      <path
        className={styles.agent}
        d="M62 44C62 120 128 132 146 96S118 42 104 72S140 138 188 112S226 77 268 77H308"
      />
      <Tag x={0} y={22} width={124} text={task} />
    </>
  ),
  ([knowledge, tools, limits]) => (
    <>
      <path
        className={styles.agent}
        d={ROWS.map((y) => `M0 77H24C64 77 56 ${y} 96 ${y}H${WIDTH}`).join('')}
      />
      <Tag x={108} y={38} width={100} text={knowledge} />
      <Tag x={188} y={66} width={62} text={tools} />
      <Tag x={128} y={94} width={66} text={limits} />
    </>
  ),
  ([live]) => (
    <>
      <path className={styles.agent} d={level(0, 112)} />
      <Cloth id="step-cloth-begun" pieces={[{ x: 112, y: 42, width: 196 }]} />
      <path className={styles.shuttle} d="M20 77C40 58 92 58 112 77C92 96 40 96 20 77Z" />
      <text className={styles.running} x="66" y="81.5">
        {live}
      </text>
    </>
  ),
  () => (
    <>
      <Cloth
        id="step-cloth-grown"
        pieces={[
          { x: 0, y: 42, width: 28 },
          { x: 28, y: 28, width: 56 },
          { x: 84, y: 14, width: 196 },
        ]}
      />
      <path
        className={styles.agent}
        d={level(22, 28, [35, 119]) + level(79, 84, [21, 133]) + level(280, 294, [21, 35, ...ROWS, 119, 133])}
      />
    </>
  ),
];

interface Piece {
  x: number;
  y: number;
  width: number;
}

/** Cloth around the middle thread, in pieces of growing height. The people's threads hang out above and below. */
function Cloth({ id, pieces }: { id: string; pieces: Piece[] }) {
  return (
    <>
      <pattern id={id} width={cloth.size} height={cloth.size} patternUnits="userSpaceOnUse">
        <path className={styles.human} d={cloth.warp} />
        <path className={styles.agent} d={cloth.weft} />
      </pattern>
      {pieces.map(({ x, y, width }) => (
        <rect key={x} x={x} y={y} width={width} height={HEIGHT - 2 * y} fill={`url(#${id})`} />
      ))}
      <path className={styles.human} d={pieces.map(looseEnds).join('')} />
    </>
  );
}

function looseEnds({ x, y, width }: Piece): string {
  return Array.from({ length: width / PITCH }, (_, column) => {
    const at = x + PITCH / 2 + column * PITCH;
    return `M${at} ${y - 10}v10M${at} ${HEIGHT - y}v10`;
  }).join('');
}

/** Decision of a person, tied to the thread. */
function Tag({ x, y, width, text }: { x: number; y: number; width: number; text: string | undefined }) {
  return (
    <>
      <rect className={styles.tag} x={x + 1} y={y} width={width - 2} height="22" rx="6" />
      <text className={styles.word} x={x + width / 2} y={y + 15.5}>
        {text}
      </text>
    </>
  );
}
