import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import threads from '../../design/ui/threads.module.css';
import { weave } from '../../design/ui/weave.ts';

const knot = weave(5, 22, 7);
const LEFT = 240;
const TOP = 90;
const ENDS = [20, 85, 150, 215, 280];

/**
 * End of every stored demo, chatbot and agent request (S1 section 2.10). `lede` and `children` say what it was, where
 * they know. A demo that is booked needs no promise to get back.
 */
export function ThankYou({
  lede,
  isBooked = false,
  children,
}: {
  lede?: ReactNode;
  isBooked?: boolean;
  children?: ReactNode;
}) {
  const { title, eyebrow, text, actions } = content().one('pages/thank-you');
  return (
    <Notice
      eyebrow={eyebrow}
      title={title}
      picture={<KnotPicture />}
      actions={actions.map(({ label, href }, index) => (
        <ButtonLink variant={index === 0 ? 'secondary' : 'quiet'} href={href} key={href}>
          {label}
        </ButtonLink>
      ))}
    >
      {lede}
      {!isBooked && <p>{text}</p>}
      {children}
    </Notice>
  );
}

/** Threads that come from afar, one by one, and are tied into one piece of cloth: the request has arrived. */
function KnotPicture() {
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
