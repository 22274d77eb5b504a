import { ClosingCall } from '../ui/ClosingCall.tsx';
import { SoonButton } from '../ui/SoonButton.tsx';
import { upTo } from './affiliate.ts';

/** The end of the affiliate page. */
export function AffiliateCall() {
  return (
    <ClosingCall title="You already give the advice" actions={<SoonButton>Join the programme</SoonButton>}>
      {`Let it earn you ${upTo} of what follows from it, every month.`}
    </ClosingCall>
  );
}
