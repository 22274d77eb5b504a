import { TEAM_SIZES } from 'contract/team-sizes.ts';
import { useEffect, useRef, useState } from 'react';
import { LeadForm } from '../lead-form/LeadForm.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/Field.tsx';
import { FieldGrid } from '../ui/FieldGrid.tsx';
import styles from './ContactForm.module.css';
import { CONTACT_SUCCESS, contactCall, contactMessages, readContactRequest } from './contact-request.ts';

/**
 * The contact form (S1 sections 2.7, 4, 5 and 8). Hydrated to answer on this page; without script the server
 * leads back to `/contact-us#sent`, where style sheets alone show the success text.
 */
export function ContactForm() {
  const thanks = useRef<HTMLParagraphElement>(null);
  const [sentCount, setSentCount] = useState<number>();

  useEffect(() => setSentCount(window.location.hash === '#sent' ? 1 : 0), []);
  useEffect(() => {
    // The button was disabled and lost the focus: on to the good news.
    if (sentCount && sentCount > 0) thanks.current?.focus();
  }, [sentCount]);

  return (
    <LeadForm
      call={contactCall}
      label="Contact us"
      messages={contactMessages}
      submitLabel="Send request"
      busyLabel="Submitting..."
      readBody={readContactRequest}
      onInput={(form) => [...form.values()].some((value) => value !== '') && setSentCount(0)}
      onSent={() => setSentCount((count = 0) => count + 1)}
      outcome={
        <div role="status">
          {sentCount !== 0 && (
            <p
              className={`${styles.thanks} ${sentCount === undefined ? styles.onlyAsTarget : ''}`}
              id="sent"
              ref={thanks}
              tabIndex={-1}
            >
              {CONTACT_SUCCESS}
            </p>
          )}
        </div>
      }
    >
      {(field) => (
        <FieldGrid>
          <TextField label="First name" {...field('firstName')} autoComplete="given-name" required />
          <TextField label="Last name" {...field('lastName')} autoComplete="family-name" required />
          <TextField label="Work email" {...field('email')} type="email" autoComplete="email" required />
          <TextField label="Company" {...field('company')} autoComplete="organization" required />
          <TextField label="Phone" {...field('phone')} type="tel" autoComplete="tel" hint="Optional" />
          <SelectField
            label="Team size"
            {...field('teamSize')}
            prompt="Choose a size"
            options={TEAM_SIZES}
            hint="Optional"
          />
          <TextAreaField label="Message" {...field('message')} rows={5} required />
        </FieldGrid>
      )}
    </LeadForm>
  );
}
