import { DEMO_FORM } from 'contract/agents/forms/demo-form.ts';
import type { FieldProblem } from 'contract/error-body.ts';
import { DEMO_FORM_FIELDS } from 'contract/leads/demo-form.ts';
import { consentText, DEMO_LABELS } from 'contract/leads/forms/demo-words.ts';
import { productName } from '../../brand.ts';
import { CheckboxField } from '../../design/ui/ChoiceField.tsx';
import { TextAreaField, TextField } from '../../design/ui/Field.tsx';
import { FieldGrid } from '../../design/ui/FieldGrid.tsx';
import { type BookingDetails, describeDialing } from './book-demo.ts';

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
      : { name, toolparamdescription: import.meta.env.SSR ? DEMO_FORM.fields[name] : undefined };
  const consent = control
    ? {
        checked: control.details.consent,
        onChange: ({ target }: { target: { checked: boolean } }) =>
          control.onChange({ ...control.details, consent: target.checked, consentedAt: Date.now() }),
      }
    : {
        value: 'yes',
        ...(import.meta.env.SSR && { toolparamdescription: DEMO_FORM.fields.consent }),
      };

  return (
    <FieldGrid>
      <TextField label={DEMO_LABELS.firstName} autoComplete="given-name" required {...text('firstName')} />
      <TextField label={DEMO_LABELS.lastName} autoComplete="family-name" required {...text('lastName')} />
      <TextField
        label={DEMO_LABELS.phone}
        prefix="+91"
        type="tel"
        autoComplete="tel-national"
        placeholder="98765 43210"
        hint={describeDialing(control?.details.phone ?? '')}
        required
        {...text('phone')}
      />
      <TextField label={DEMO_LABELS.email} type="email" autoComplete="email" required {...text('email')} />
      <TextAreaField label={DEMO_LABELS.message} isOptional {...text('message')} />
      <CheckboxField
        label={consentText(productName)}
        name={DEMO_FORM_FIELDS.consent}
        required
        // Otherwise Chromium calls it invalid before a visitor could tick it; without it nothing is sent.
        aria-invalid={false}
        {...consent}
      />
    </FieldGrid>
  );
}
