import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { ClosingCall } from '../ui/ClosingCall.tsx';

/** The end of the resources page. */
export function ResourcesCall() {
  return (
    <ClosingCall
      title="Rather see it than read it?"
      actions={<ButtonLink href={paths.bookDemo}>Book a demo</ButtonLink>}
    >
      In half an hour we show an AI employee at a task from your own team.
    </ClosingCall>
  );
}
