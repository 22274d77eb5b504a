import { DEMO_FORM_FIELDS } from 'contract/demo-form.ts';
import type { FieldProblem } from 'contract/error-body.ts';
import { brand } from '../brand.ts';
import { CheckboxField, TextAreaField, TextField } from '../ui/Field.tsx';
import { FieldGrid } from '../ui/FieldGrid.tsx';
import type { BookingDetails } from './book-demo.ts';

interface Controlled {
  details: BookingDetails;
  onChange: (details: BookingDetails) => void;
  /** What the server refused, shown under the fields. */
  problems: readonly FieldProblem[];
}

/**
 * The fields about the person (S1 section 5), under the names of the call. With `control` React holds the
 * values; without it the browser does, as in the plain form.
 */
export function DetailsFields({ control }: { control?: Controlled }) {
  const text = (name: 'firstName' | 'lastName' | 'phone' | 'email' | 'message') =>
    control
      ? {
          name,
          value: control.details[name],
          error: control.problems.find(({ field }) => field === name)?.message,
          onChange: ({ target }: { target: { value: string } }) =>
            control.onChange({ ...control.details, [name]: target.value }),
        }
      : { name };
  const consent = control
    ? {
        checked: control.details.consent,
        onChange: ({ target }: { target: { checked: boolean } }) =>
          control.onChange({ ...control.details, consent: target.checked }),
      }
    : { value: 'yes' };

  return (
    <FieldGrid>
      <TextField label="First name" autoComplete="given-name" required {...text('firstName')} />
      <TextField label="Last name" autoComplete="family-name" required {...text('lastName')} />
      <TextField
        label="Phone"
        prefix="+91"
        type="tel"
        autoComplete="tel-national"
        placeholder="98765 43210"
        required
        {...text('phone')}
      />
      <TextField label="Email" type="email" autoComplete="email" required {...text('email')} />
      <TextAreaField label="Additional information" hint="Optional" {...text('message')} />
      <CheckboxField
        label={`I confirm that I want to receive content from ${brand.name}`}
        name={DEMO_FORM_FIELDS.consent}
        required
        {...consent}
      />
    </FieldGrid>
  );
}
