import { TextField } from '../../shared/ui/TextField.tsx';

interface Props {
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

/** Field for the reason of an action that a person could ask about later. */
export function ReasonField(props: Props) {
  return (
    <TextField
      {...props}
      label="Reason"
      hint="Kept in the audit for two years: leave names and addresses out."
      placeholder="Asked for by email on November 3"
      maxLength={300}
      validationBehavior="aria"
      autoComplete="off"
    />
  );
}
