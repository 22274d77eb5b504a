import { CONTACT_FORM } from 'contract/agents/forms/contact-form.ts';
import { CONTACT_RULES } from 'contract/leads/forms/contact-rules.ts';
import { CONTACT_LABELS, CONTACT_MESSAGES } from 'contract/leads/forms/contact-words.ts';
import { TEAM_SIZES } from 'contract/leads/team-sizes.ts';
import { useEffect, useRef, useState } from 'react';
import { LeadForm } from '../../calls/lead-form/LeadForm.tsx';
import { TextAreaField, TextField } from '../../design/ui/Field.tsx';
import { FieldGrid } from '../../design/ui/FieldGrid.tsx';
import { SelectField } from '../../design/ui/SelectField.tsx';
import { ANOTHER_TIME, wishForAnotherTime } from './another-time.ts';
import styles from './ContactForm.module.css';
import { CONTACT_SUCCESS, contactCall, readContactRequest } from './contact-request.ts';

/**
 * The contact form (S1 sections 2.7, 4, 5 and 8). Hydrated to answer on this page; without script the server
 * leads back to `/contact-us#sent`, where style sheets alone show the success text. Whoever found no time for a demo
 * comes with `#another-time`, and finds the wish in the message.
 */
export function ContactForm() {
  const thanks = useRef<HTMLParagraphElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const [sentCount, setSentCount] = useState<number>();

  useEffect(() => setSentCount(window.location.hash === '#sent' ? 1 : 0), []);
  useEffect(() => {
    const { current } = message;
    if (current?.value !== '' || window.location.hash !== ANOTHER_TIME) return;
    current.value = wishForAnotherTime(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  }, []);
  useEffect(() => {
    // The button was disabled and lost the focus: on to the good news.
    if (sentCount && sentCount > 0) thanks.current?.focus();
  }, [sentCount]);

  return (
    <LeadForm
      call={contactCall}
      tool={import.meta.env.SSR ? CONTACT_FORM : undefined}
      label="Contact us"
      messages={CONTACT_MESSAGES}
      rules={CONTACT_RULES}
      submitLabel="Send request"
      busyLabel="Submitting..."
      readBody={readContactRequest}
      onInput={(form) => [...form.values()].some((value) => value !== '') && setSentCount(0)}
      onTry={() => setSentCount(0)}
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
          <TextField
            label={CONTACT_LABELS.firstName}
            {...field('firstName')}
            autoComplete="given-name"
            required
          />
          <TextField
            label={CONTACT_LABELS.lastName}
            {...field('lastName')}
            autoComplete="family-name"
            required
          />
          <TextField
            label={CONTACT_LABELS.email}
            {...field('email')}
            type="email"
            autoComplete="email"
            required
          />
          <TextField
            label={CONTACT_LABELS.company}
            {...field('company')}
            autoComplete="organization"
            required
          />
          <TextField
            label={CONTACT_LABELS.phone}
            {...field('phone')}
            type="tel"
            autoComplete="tel"
            isOptional
          />
          <SelectField
            label={CONTACT_LABELS.teamSize}
            {...field('teamSize')}
            prompt="Choose a size"
            options={TEAM_SIZES}
            isOptional
          />
          <TextAreaField
            label={CONTACT_LABELS.message}
            {...field('message')}
            ref={message}
            rows={5}
            required
          />
        </FieldGrid>
      )}
    </LeadForm>
  );
}
