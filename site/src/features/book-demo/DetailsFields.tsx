import type { FieldProblem } from 'contract/error-body.ts';
import { consentText } from 'contract/leads/consent.ts';
import { DEMO, DEMO_TEXTS } from 'contract/leads/demo.ts';
import { DEMO_FORM_FIELDS } from 'contract/leads/demo-form.ts';
import { useEffect, useState } from 'react';
import { LeadField } from '../../api/lead-form/LeadField.tsx';
import { productName } from '../../brand.ts';
import { CheckboxField } from '../../design/ui/ChoiceField.tsx';
import { FieldGrid } from '../../design/ui/Field.tsx';
import { wordsFor } from '../../words.ts';
import {
  type BookingDetails,
  DETAIL_LOOKS,
  DETAIL_NAMES,
  type DetailName,
  describeDialing,
} from './book-demo.ts';
import styles from './DetailsFields.module.css';
import { fetchPhones, phones } from './phone/fetch-phones.ts';

interface Controlled {
  details: BookingDetails;
  onChange: (details: BookingDetails) => void;
  /** Problems for which the server refused it, shown under the fields. */
  problems: readonly FieldProblem[];
}

/**
 * The fields about the person (S1 section 5), under the names of the call. With `control` React holds the
 * values; without it the browser does, as in the plain form.
 */
export function DetailsFields({ control }: { control?: Controlled }) {
  const onFocus = usePhones(Boolean(control?.details.phone));
  const stateOf = (name: DetailName) =>
    control
      ? {
          value: control.details[name],
          error: control.problems.find(({ field }) => field === name)?.message,
          onChange: ({ target }: { target: { value: string } }) =>
            control.onChange({ ...control.details, [name]: target.value }),
        }
      : import.meta.env.SSR && { toolparamdescription: DEMO_TEXTS.fields[name].agent };
  const consent = control
    ? {
        checked: control.details.consent,
        onChange: ({ target }: { target: { checked: boolean } }) =>
          control.onChange({ ...control.details, consent: target.checked, consentedAt: Date.now() }),
      }
    : {
        value: 'yes',
        ...(import.meta.env.SSR && { toolparamdescription: DEMO_TEXTS.beside.consent }),
      };

  return (
    <FieldGrid>
      {DETAIL_NAMES.map((name) => (
        <LeadField
          key={name}
          of={DEMO[name]}
          name={name}
          {...DETAIL_LOOKS[name]}
          {...(name === 'phone' && {
            hint: describeDialing(control?.details.phone ?? ''),
            ...(control && { onFocus }),
          })}
          {...stateOf(name)}
        />
      ))}
      <CheckboxField
        label={consentText(productName())}
        name={DEMO_FORM_FIELDS.consent}
        required
        // Otherwise Chromium calls it invalid before a visitor could tick it; without it nothing is sent.
        aria-invalid={false}
        aria-describedby="stop-content"
        {...consent}
      />
      <p className={styles.note} id="stop-content">
        {wordsFor('booking').stopContent}
      </p>
    </FieldGrid>
  );
}

/**
 * Draws again once phones can be read.
 * @param isTyped something stands in the field, perhaps from before the page was loaded
 * @returns starts to fetch what reads them
 */
function usePhones(isTyped: boolean): () => void {
  const [, redraw] = useState(phones);
  const fetch = () => void fetchPhones().then(() => redraw(phones));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text is there, or it is not
  useEffect(() => {
    if (isTyped) fetch();
  }, [isTyped]);
  return fetch;
}
