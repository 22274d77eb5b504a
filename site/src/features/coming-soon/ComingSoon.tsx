import { content } from '../../content.ts';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import threads from '../../design/ui/threads.module.css';
import { weave } from '../../design/ui/weave.ts';

const cloth = weave(12, 24, 8);
/** The height to which it is woven. */
const WOVEN = cloth.size / 2;
const warp = Array.from({ length: 12 }, (_, column) => `M${12 + column * 24} 0V${WOVEN}`).join('');

/** Says what the page will hold, and where to go until then. */
export function ComingSoon({ title, description }: { title: string; description: string }) {
  const { eyebrow, text, actions } = content().one('pages/coming-soon');
  return (
    <Notice
      eyebrow={eyebrow}
      title={title}
      picture={<HalfWovenPicture />}
      actions={actions.map(({ label, href }, index) => (
        <ButtonLink variant={index === 0 ? 'primary' : 'secondary'} href={href} key={href}>
          {label}
        </ButtonLink>
      ))}
    >
      <p>{description}</p>
      <p>{text}</p>
    </Notice>
  );
}

/** A cloth whose upright threads are strung, and whose lower half is woven: the page is being written. */
function HalfWovenPicture() {
  return (
    <svg className={threads.root} viewBox={`0 0 400 ${cloth.size}`} aria-hidden="true">
      <clipPath id="woven">
        <path d={`M0 ${WOVEN}H400V${cloth.size}H0`} />
      </clipPath>
      <path className={threads.human} d={warp} />
      <g clipPath="url(#woven)">
        <path className={threads.human} d={cloth.warp} />
        <path className={threads.agent} d={cloth.weft} />
      </g>
      <path className={threads.agent} d="M288 156C330 156 318 108 356 108s34 44 8 44-20-40 36-52" />
    </svg>
  );
}
