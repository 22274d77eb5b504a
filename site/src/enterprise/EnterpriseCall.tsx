import { ClosingCall } from '../ui/ClosingCall.tsx';
import { EnterpriseActions } from './EnterpriseActions.tsx';

/** The end of the enterprise page (S1 section 2.6). */
export function EnterpriseCall() {
  return (
    <ClosingCall title="Bring one process, see it run" actions={<EnterpriseActions />}>
      Tell us which process costs your people most. We show it with agents, with your approvals in place, and
      answer what your IT and legal teams ask.
    </ClosingCall>
  );
}
