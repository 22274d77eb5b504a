import { fill } from 'contract/content/fill.ts';
import { CONTACT, CONTACT_TEXTS } from 'contract/leads/contact.ts';
import { useEffect, useRef, useState } from 'react';
import { LeadForm } from '../../api/lead-form/LeadForm.tsx';
import type { LeadCallTexts } from '../../api/lead-form/use-lead-submission.ts';
import { RequestRefused } from '../../api/post-lead.ts';
import { SelectField } from '../../design/ui/SelectField.tsx';
import { readAskedQuestion } from '../../product/asked-question.ts';
import { describeZone } from '../../product/meeting-text.ts';
import { wordsFor } from '../../words.ts';
import styles from './ContactForm.module.css';

const contactCall: LeadCallTexts = {
  kind: 'contact',
  describeFailure: describeContactFailure,
  alertsFailure: false,
};

/** The fragment with which the booking page leads here. It names a wish only. */
export const ANOTHER_TIME = '#another-time';

/**
 * The contact form (S1 sections 2.7, 4, 5 and 8). Hydrated to answer on this page; without script it ends at the page of
 * thanks, as the other forms do, since a browser of text shows whatever stands here. A visitor who found no time for a demo
 * comes with `#another-time`, and finds the wish in the message; one who asked the assistant brings the question.
 * Where another page holds the form, its request is filled in without script too.
 */
export function ContactForm({
  label = wordsFor('contactForm').label,
  message: begun,
}: {
  /** Accessible name. */
  label?: string;
  /** Beginning of the message. */
  message?: string;
}) {
  const words = wordsFor('contactForm');
  const thanks = useRef<HTMLParagraphElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const [sentCount, setSentCount] = useState(0);

  useEffect(() => {
    const { current } = message;
    if (current?.value !== '') return;
    const { hash } = window.location;
    const question = readAskedQuestion(hash);
    if (hash === ANOTHER_TIME)
      current.value = wishForAnotherTime(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
    else if (question) current.value = `${fill(wordsFor('contactForm').question, { question })}\n`;
  }, []);
  useEffect(() => {
    // The button was disabled and lost the focus: on to the good news.
    if (sentCount > 0) thanks.current?.focus();
  }, [sentCount]);

  return (
    <LeadForm
      call={contactCall}
      fields={CONTACT}
      words={import.meta.env.SSR ? CONTACT_TEXTS : undefined}
      Choice={SelectField}
      looks={{ message: { rows: 5, ref: message, ...(begun && { defaultValue: begun }) } }}
      label={label}
      submitLabel={words.submit}
      busyLabel={words.busy}
      onInput={(form) => [...form.values()].some((value) => value !== '') && setSentCount(0)}
      onTry={() => setSentCount(0)}
      onSent={() => setSentCount((count) => count + 1)}
      outcome={
        <div role="status">
          {sentCount > 0 && (
            <p className={styles.thanks} ref={thanks} tabIndex={-1}>
              {words.success}
            </p>
          )}
        </div>
      }
    />
  );
}

/**
 * The beginning of a message, for the visitor to complete.
 * @param timeZone an IANA name, as `Intl` gives it for this browser
 */
export function wishForAnotherTime(now: Date, timeZone: string): string {
  const words = wordsFor('contactForm');
  return `${words.anotherTime} \n\n${fill(words.ownZone, { zone: describeZone(now, timeZone) })}`;
}

/** S1 section 8: the server's own sentence where it has one. */
function describeContactFailure(error: unknown): string {
  const words = wordsFor('contactForm');
  if (!(error instanceof RequestRefused)) return words.unreachable;
  return error.message || words.failed;
}
