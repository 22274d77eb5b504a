import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { ClosingCall } from '../ui/ClosingCall.tsx';

/** The two calls of S2 section 2. */
export function RoiClosing() {
  return (
    <ClosingCall
      title="Check the number against your own work"
      actions={
        <>
          <ButtonLink href={paths.bookDemo}>Schedule a Demo</ButtonLink>
          <ButtonLink variant="secondary" href={paths.contact}>
            Talk to an Expert
          </ButtonLink>
        </>
      }
    >
      Bring your result. In half an hour we go through it line by line and say what we would not promise.
    </ClosingCall>
  );
}
