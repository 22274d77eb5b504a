import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { ComingSoonPage } from './coming-soon.ts';

/** Says what the page will hold, and where to go until then. */
export function ComingSoon({ title, description }: ComingSoonPage) {
  return (
    <Notice
      eyebrow="Coming Soon"
      title={title}
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
      <p>
        We are still writing this page. In a demo you can ask us about it now: thirty minutes, no preparation.
      </p>
    </Notice>
  );
}
