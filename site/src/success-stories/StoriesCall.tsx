import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { ClosingCall } from '../ui/ClosingCall.tsx';

/** The end of the success stories. */
export function StoriesCall() {
  return (
    <ClosingCall
      title="What would you count?"
      actions={
        <>
          <ButtonLink href={paths.bookDemo}>Book a Demo</ButtonLink>
          <ButtonLink variant="secondary" href={paths.roiCalculator}>
            Calculate with your numbers
          </ButtonLink>
        </>
      }
    >
      Name the process and the figure that matters in it. We show how an agent would move it, and how you
      would know.
    </ClosingCall>
  );
}
