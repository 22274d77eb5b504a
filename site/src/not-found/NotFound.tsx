import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { LooseThread } from './LooseThread.tsx';

/** What an unknown address shows (S1 section 2.1, S2 section 2). */
export function NotFound() {
  return (
    <Notice
      eyebrow={<LooseThread code="404" />}
      title="Oops! Page not found"
      actions={
        <>
          <ButtonLink href={paths.home}>Return to Home</ButtonLink>
          <ButtonLink variant="secondary" href={paths.bookDemo}>
            Book a demo
          </ButtonLink>
        </>
      }
    >
      <p>This thread leads nowhere: the page was moved, or the address has a slip in it.</p>
    </Notice>
  );
}
