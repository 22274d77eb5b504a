interface Props {
  /** The person is signed in: what was asked for can be shown. */
  onSignedIn: () => void;
}

export function SignIn({ onSignedIn }: Props) {
  return (
    <button type="button" onClick={onSignedIn}>
      Sign in
    </button>
  );
}
