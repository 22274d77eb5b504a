import threads from '../../design/ui/threads.module.css';
import { weave } from '../../design/ui/weave.ts';

const knot = weave(5, 22, 7);
const LEFT = 240;
const TOP = 90;
const ENDS = [20, 85, 150, 215, 280];

/** Threads that come from afar, one by one, and are tied into one piece of cloth: the request has arrived. */
export function KnotPicture() {
  const at = (index: number) => TOP + 11 + index * 22;
  return (
    <svg className={threads.root} viewBox="0 0 440 300" aria-hidden="true">
      <path
        className={threads.agent}
        d={ENDS.map((from, index) => `M0 ${from}C110 ${from} 130 ${at(index)} ${LEFT} ${at(index)}`).join('')}
      />
      <g transform={`translate(${LEFT} ${TOP})`}>
        <path className={threads.human} d={`${knot.warp}${looseEnds()}`} />
        <path className={threads.agent} d={`${knot.weft}M${knot.size} 55H200`} />
      </g>
    </svg>
  );
}

function looseEnds(): string {
  return ENDS.map((_, index) => `M${11 + index * 22} -34V0M${11 + index * 22} ${knot.size}v34`).join('');
}
