import { content } from '../../content.ts';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { HalfWovenPicture } from './HalfWovenPicture.tsx';

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
