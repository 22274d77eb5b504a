import { ButtonLink } from '../../design/ui/Button.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { paths } from '../../product/paths.ts';
import { HalfWovenPicture } from './HalfWovenPicture.tsx';

/** Says what the page will hold, and where to go until then. */
export function ComingSoon({ title, description }: { title: string; description: string }) {
  return (
    <Notice
      eyebrow="Coming Soon"
      title={title}
      picture={<HalfWovenPicture />}
      actions={
        <>
          <ButtonLink href={paths.bookDemo}>Book a demo</ButtonLink>
          <ButtonLink variant="secondary" href={paths.home}>
            Back to Home
          </ButtonLink>
        </>
      }
    >
      <p>{description}</p>
      <p>We’re still working on this one. Ask us about it in a 30‑minute demo.</p>
    </Notice>
  );
}
