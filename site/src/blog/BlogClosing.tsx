import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { ClosingCall } from '../ui/ClosingCall.tsx';

/** The last section of an article's page. */
export function BlogClosing() {
  return (
    <ClosingCall
      title="Try it on work of your own"
      actions={
        <>
          <ButtonLink href={paths.bookDemo}>Book a demo</ButtonLink>
          <ButtonLink variant="secondary" href={paths.blog}>
            Back to the blog
          </ButtonLink>
        </>
      }
    >
      Bring one task that somebody repeats every week. In half an hour you see how far an AI employee gets
      with it.
    </ClosingCall>
  );
}
