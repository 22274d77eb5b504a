import { content } from '../../content.ts';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { Notice } from '../../design/ui/Notice.tsx';

/** What stands behind a link that is over, was used up, or never was one: they look alike. */
export function NoBooking() {
  const { eyebrow, title, text, actions } = content().one('pages/booked-demo').none;
  return (
    <Notice
      eyebrow={eyebrow}
      title={title}
      actions={actions.map(({ label, href }, index) => (
        <ButtonLink variant={index === 0 ? 'primary' : 'secondary'} href={href} key={href}>
          {label}
        </ButtonLink>
      ))}
    >
      <p>{text}</p>
    </Notice>
  );
}
