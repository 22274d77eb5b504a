import { brand } from '../brand.ts';
import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { ClosingCall } from '../ui/ClosingCall.tsx';

/** The end of the home page (S1 section 2.3): begin alone, or be shown. */
export function HomeClosing() {
  return (
    <ClosingCall
      title="Start with the task that waits too long"
      actions={
        <>
          <ButtonLink href={brand.signUpUrl} newTab>
            Try for Free
          </ButtonLink>
          <ButtonLink variant="secondary" href={paths.bookDemo}>
            Book a demo
          </ButtonLink>
        </>
      }
    >
      Give it to an AI employee yourself, or bring it to a demo of 30 minutes and see it done there.
    </ClosingCall>
  );
}
