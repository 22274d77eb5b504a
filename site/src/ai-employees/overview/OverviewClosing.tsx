import { ClosingCall } from '../../ui/ClosingCall.tsx';
import { OverviewActions } from './OverviewActions.tsx';

/** The end of the overview: the first hire. */
export function OverviewClosing() {
  return (
    <ClosingCall title="Hire the first one this week" actions={<OverviewActions />}>
      Choose one job, write down where it must stop and ask, and let it draft beside your people for a few
      days.
    </ClosingCall>
  );
}
