import { LEAD_PATHS } from 'contract/api-paths.ts';
import { DEMO_FORM_FIELDS } from 'contract/demo-form.ts';
import { DEMO_SLOTS, DEMO_TIME_ZONE_LABEL } from 'contract/demo-slots.ts';
import type { Ref } from 'react';
import { API_HOST } from '../api/post-lead.ts';
import { Button } from '../ui/Button.tsx';
import { SelectField, TextField } from '../ui/Field.tsx';
import { DetailsFields } from './DetailsFields.tsx';
import styles from './PlainBookingForm.module.css';

const SLOT_LABELS = DEMO_SLOTS.map(({ label }) => label);

/** The whole booking as one HTML form, for before and without the script. The server answers with a redirect. */
export function PlainBookingForm({ ref }: { ref: Ref<HTMLFormElement> }) {
  return (
    <form className={styles.root} ref={ref} method="post" action={API_HOST + LEAD_PATHS.demo}>
      <div className={styles.pair}>
        <TextField label="Date" type="date" name={DEMO_FORM_FIELDS.date} required />
        <SelectField
          label={`Time (${DEMO_TIME_ZONE_LABEL})`}
          prompt="Choose a time"
          options={SLOT_LABELS}
          name={DEMO_FORM_FIELDS.time}
          required
        />
      </div>
      <DetailsFields />
      <Button type="submit">Schedule Meeting</Button>
    </form>
  );
}
