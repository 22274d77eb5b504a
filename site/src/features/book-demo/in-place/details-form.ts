import { fill } from 'contract/content/fill.ts';
import { consentText } from 'contract/leads/consent.ts';
import { DEMO } from 'contract/leads/demo.ts';
import { FORM_ENTRIES, HONEYPOT_FIELD } from 'contract/leads/form-entries.ts';
import { FORM_PRIVACY } from 'contract/site/addresses.ts';
import { readBooking } from '../../../api/booked-answer.ts';
import type { SessionBooking } from '../../../api/booking-session.ts';
import { createIdempotencyKeys } from '../../../api/idempotency.ts';
import { postLead, RequestRefused } from '../../../api/post-lead.ts';
import { productName } from '../../../brand.ts';
import { button, element } from '../../../layout/ask/panel/element.ts';
import { wordsFor } from '../../../words.ts';
import {
  type BookingDetails,
  bookingAlert,
  consentEntries,
  DETAIL_NAMES,
  demoRequest,
  describeDialing,
  EMPTY_DETAILS,
  findDetailProblems,
  findMissing,
  findOffer,
} from '../book-demo.ts';
import type { Choice } from '../free-times.ts';
import { awaitPhones, fetchPhones, phones } from '../phone/fetch-phones.ts';
import { type DrawnField, drawField } from './draw-field.ts';

interface DetailsParts {
  choice: Choice;
  onBack: () => void;
  /** Someone else has the time. @param times free ones near it */
  onTaken: (times: readonly Choice[]) => void;
  onBooked: (booking: SessionBooking | undefined) => void;
}

/** Tries of the same booking are one request, also after another time was looked at. */
const keyFor = createIdempotencyKeys();
/** Details as typed, kept for as long as the page lives. */
let kept: BookingDetails = EMPTY_DETAILS;

/**
 * Draws the form of the details: the fields, rules and consent of the booking page, for a time that is chosen
 * already.
 */
export function drawDetails({ choice, onBack, onTaken, onBooked }: DetailsParts): HTMLFormElement {
  const formWords = wordsFor('form');
  const words = wordsFor('booking');
  const fields = DETAIL_NAMES.map((name) => drawField(DEMO[name], name, kept[name]));
  const consent = element('input', { type: 'checkbox', name: 'consent', checked: kept.consent });
  const trap = element('input', { name: HONEYPOT_FIELD, tabindex: -1, autocomplete: 'off' });
  const submit = element('button', { type: 'submit' }, words.schedule);
  const alert = element('p', { class: 'ask-problem', role: 'alert' });
  const inputs = element(
    'fieldset',
    {},
    ...fields.map(({ root }) => root),
    element('label', { class: 'ask-consent' }, consent, element('span', {}, consentText(productName()))),
    element('label', { class: 'ask-trap', 'aria-hidden': true, inert: true }, formWords.honeypot, trap),
    submit,
  );
  const form = element(
    'form',
    { class: 'ask-details', novalidate: true },
    inputs,
    alert,
    element(
      'p',
      { class: 'ask-hint' },
      `${formWords.useOfEntries} `,
      element('a', { href: FORM_PRIVACY }, formWords.privacyPolicy),
    ),
    button(words.back, onBack),
  );
  const phone = fields.find(({ name }) => name === 'phone');
  const hint = () => phone?.hint(describeDialing(kept.phone));
  hint();
  phone?.input.addEventListener('focus', () => void fetchPhones().then(hint));

  form.addEventListener('input', ({ target }) => {
    const texts = Object.fromEntries(fields.map(({ name, input }) => [name, input.value]));
    const consentedAt = target === consent ? Date.now() : kept.consentedAt;
    kept = { ...kept, ...texts, consent: consent.checked, consentedAt };
    fields.find(({ input }) => input === target)?.complain(undefined);
    hint();
    alert.textContent = '';
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void book();
  });

  async function book(): Promise<void> {
    const missing = findMissing(kept);
    if (missing.length > 0) {
      alert.textContent = fill(words.missing, { fields: missing.join(', ') });
      const empty: DrawnField | undefined = fields.find(({ name }) => missing.includes(DEMO[name].label));
      return (empty?.input ?? consent).focus();
    }
    if (!phones) await awaitPhones();
    const request = demoRequest(choice, kept);
    if (complain(findDetailProblems(request))) return;
    inputs.disabled = true;
    try {
      const answer = await postLead({
        kind: 'demo',
        body: request,
        idempotencyKey: keyFor(request),
        baggage: { [FORM_ENTRIES.honeypot]: trap.value, ...consentEntries(kept, Date.now()) },
      });
      kept = EMPTY_DETAILS;
      onBooked(readBooking(await answer.json().catch(() => undefined)));
    } catch (error) {
      inputs.disabled = false;
      fail(error);
    }
  }

  function fail(error: unknown): void {
    const offered = findOffer(error);
    if (offered) {
      onTaken(offered);
      return;
    }
    alert.textContent = bookingAlert(error) ?? '';
    if (!complain(error instanceof RequestRefused ? error.fields : [])) submit.focus();
  }

  /** Says under each field what is wrong with it. @returns whether anything is */
  function complain(problems: readonly { field: string; message: string }[]): boolean {
    const wrong = fields.filter(({ name, complain: say }) => {
      const message = problems.find(({ field }) => field === name)?.message;
      say(message);
      return message !== undefined;
    });
    wrong[0]?.input.focus();
    return wrong.length > 0;
  }

  return form;
}
