interface Props {
  /** The person is signed in: what was asked for can be shown. */
  onSignedIn: () => void;
  /** Within a dialog, which has a title: without a page around it. */
  isWithin?: boolean;
}

export function SignIn({ onSignedIn }: Props) {
  return (
    <button type="button" onClick={onSignedIn}>
      Sign in
    </button>
  );
}
