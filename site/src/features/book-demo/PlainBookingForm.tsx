import { LEAD_PATHS } from 'contract/api-paths.ts';
import { HOST_CONFIRMS } from 'contract/bookings/demo-calendar-rules.ts';
import { labelsOfWeek } from 'contract/bookings/office.ts';
import { fill } from 'contract/content/fill.ts';
import { DEMO_TEXTS } from 'contract/leads/demo.ts';
import { DEMO_FORM_FIELDS } from 'contract/leads/demo-form.ts';
import { API_HOST } from '../../api/host.ts';
import { HoneypotField } from '../../api/lead-form/HoneypotField.tsx';
import { PrivacyLine } from '../../api/lead-form/PrivacyLine.tsx';
import { Button } from '../../design/ui/Button.tsx';
import { TextField } from '../../design/ui/Field.tsx';
import { SelectField } from '../../design/ui/SelectField.tsx';
import { office } from '../../product/office.ts';
import { wordsFor } from '../../words.ts';
import { DetailsFields } from './DetailsFields.tsx';
import { NoneFits } from './NoneFits.tsx';
import styles from './PlainBookingForm.module.css';

/**
 * The whole booking as one HTML form, for before and without the script. The server answers with a redirect.
 * @param toBeConfirmed whether a host has to confirm some of the half-hours
 */
export function PlainBookingForm({ toBeConfirmed }: { toBeConfirmed?: boolean | undefined }) {
  const words = wordsFor('booking');
  return (
    <form className={styles.root} method="post" action={API_HOST + LEAD_PATHS.demo} {...DEMO_TEXTS.tool}>
      <div className={styles.pair}>
        <TextField
          label={words.date}
          type="date"
          name={DEMO_FORM_FIELDS.date}
          toolparamdescription={DEMO_TEXTS.beside.date}
          required
          // Chromium calls a required date invalid before a visitor chose one.
          aria-invalid={false}
        />
        <SelectField
          label={fill(words.timeIn, { zone: office().zoneLabel })}
          prompt={words.chooseTime}
          options={labelsOfWeek(office())}
          name={DEMO_FORM_FIELDS.time}
          toolparamdescription={DEMO_TEXTS.beside.time}
          required
        />
      </div>
      {toBeConfirmed && <p>{fill(words.someToConfirm, { when: HOST_CONFIRMS })}</p>}
      <DetailsFields />
      <HoneypotField />
      <Button type="submit">{words.schedule}</Button>
      <PrivacyLine />
      <NoneFits />
    </form>
  );
}
