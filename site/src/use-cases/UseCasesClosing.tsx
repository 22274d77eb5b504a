import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { ClosingCall } from '../ui/ClosingCall.tsx';

/** Where the calculator leads on (S2 section 2, 'Use-case catalogue'). */
export function UseCasesClosing() {
  return (
    <ClosingCall
      title="Take the estimate further"
      actions={
        <>
          <ButtonLink href={paths.roiCalculator}>Get Detailed ROI Report</ButtonLink>
          <ButtonLink variant="secondary" href={paths.bookDemo}>
            Book a Demo
          </ButtonLink>
        </>
      }
    >
      The ROI calculator weighs your use case, your industry and what the rollout costs. Or bring one task to
      a demo and see an agent at it.
    </ClosingCall>
  );
}
