import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { ClosingCall } from '../ui/ClosingCall.tsx';

/** The last word of the agent-platform page (S1 section 2.5). */
export function ServicesClosing() {
  return (
    <ClosingCall
      title="Bring one job, leave with a plan"
      actions={
        <>
          <ButtonLink href={paths.bookDemo}>Book a Demo</ButtonLink>
          <ButtonLink variant="secondary" href={paths.contact}>
            Contact Sales
          </ButtonLink>
        </>
      }
    >
      In half an hour we take a job of yours apart: which agents it needs, what they have to know, and where
      your people decide.
    </ClosingCall>
  );
}
