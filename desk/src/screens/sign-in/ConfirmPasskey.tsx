interface Props {
  /** A passkey was shown in this session just now. */
  onConfirmed: () => void;
}

/** Asks for the passkey of the person who is signed in, before what needs it. */
export function ConfirmPasskey({ onConfirmed }: Props) {
  return (
    <button type="button" onClick={onConfirmed}>
      Show your passkey
    </button>
  );
}
