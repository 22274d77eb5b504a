import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { ClosingCall } from '../ui/ClosingCall.tsx';

/** The end of the listing (S2 section 2). */
export function CaseStudiesCall() {
  return (
    <ClosingCall
      title="Which process would be yours?"
      actions={<ButtonLink href={paths.bookDemo}>Book a Demo</ButtonLink>}
    >
      Name one that costs your people evenings. In half an hour we show who could take which step.
    </ClosingCall>
  );
}
