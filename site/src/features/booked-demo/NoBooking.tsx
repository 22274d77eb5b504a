import { ButtonLink } from '../../design/ui/Button.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { paths } from '../../product/paths.ts';

/** What stands behind a link that is over, was used up, or never was one: they look alike. */
export function NoBooking() {
  return (
    <Notice
      eyebrow="No demo here"
      title="This link doesn’t lead to a demo"
      actions={
        <>
          <ButtonLink href={paths.bookDemo}>Book a demo</ButtonLink>
          <ButtonLink variant="secondary" href={paths.contact}>
            Talk to us
          </ButtonLink>
        </>
      }
    >
      <p>
        It may have been canceled, or the link is too old or incomplete. Check that you opened all of it, or
        book a new time.
      </p>
    </Notice>
  );
}
