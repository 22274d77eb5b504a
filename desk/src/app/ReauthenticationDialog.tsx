import { ConfirmPasskey } from '../screens/sign-in/ConfirmPasskey.tsx';
import { SignIn } from '../screens/sign-in/SignIn.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';

interface Props {
  what: 'sign-in' | 'passkey';
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the person, above what they were doing. */
export function ReauthenticationDialog({ what, onDone, onClose }: Props) {
  if (what === 'passkey') {
    return (
      <Dialog title="Confirm that it’s you" isOpen onClose={onClose}>
        <ConfirmPasskey onConfirmed={onDone} />
      </Dialog>
    );
  }
  return (
    <Dialog title="Your session has ended" isOpen onClose={onClose}>
      <p>Sign in again to go on. What you typed is still there.</p>
      <SignIn onSignedIn={onDone} isWithin />
    </Dialog>
  );
}
