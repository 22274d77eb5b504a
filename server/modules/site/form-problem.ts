import type { BookedTime } from 'contract/bookings/demo-calendar.ts';
import { HOST_CONFIRMS } from 'contract/bookings/demo-calendar-rules.ts';
import type { Office } from 'contract/bookings/office.ts';
import type { FieldProblem } from 'contract/error-body.ts';
import { FORM_PROBLEM_PAGE } from 'contract/site/addresses.ts';
import { FORM_PROBLEM_SLOT } from 'contract/site/site-manifest.ts';
import type { FormAt } from '../../plugins/http/error-handler.ts';
import type { PublicError } from '../../shared/errors.ts';
import { escapeHtml } from './escape-html.ts';
import type { Site } from './site-files.ts';

/**
 * Renders a page that lists the corrections for a person whose script has not loaded; `undefined` if the site has none.
 * If a half-hour is taken, each free one is a button that sends the same form for that time. Nothing else repeats what
 * was sent.
 */
export function renderFormProblem(
  site: Site,
  office: Office,
  error: PublicError,
  labels: Readonly<Record<string, string>>,
  formAt?: FormAt,
) {
  const page = site.files.get(FORM_PROBLEM_PAGE);
  if (!page) return undefined;
  const problems = error.fields?.map((problem) => describe(problem, labels)) ?? [error.message];
  const times = formAt ? (error.alternatives ?? []).map((time) => formFor(office, time, formAt(time))) : [];
  const items = [...new Set(problems.map(escapeHtml)), ...times];
  const list = items.map((item) => `<li>${item}</li>`).join('');
  return {
    contentSecurityPolicy: page.contentSecurityPolicy,
    html: page.identity.body.toString('utf8').replace(FORM_PROBLEM_SLOT, () => list),
  };
}

/** It has no address: a form without one is posted to that of its page, which is the one that was posted to. */
function formFor(office: Office, time: BookedTime, fields: Readonly<Record<string, string>>): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const note = time.toBeConfirmed ? ` ${escapeHtml(HOST_CONFIRMS)}` : '';
  return `<form method="post">${hidden.join('')}<button>${escapeHtml(nameTime(office, time))}</button>${note}</form>`;
}

function describe({ field, message }: FieldProblem, labels: Readonly<Record<string, string>>): string {
  return `${labels[field] ?? field}: ${message}`;
}

/** `Wednesday, March 11, 2026, 8:30 AM India Standard Time` */
function nameTime({ zone, zoneLabel }: Office, { startDateTime }: BookedTime): string {
  const start = new Date(startDateTime);
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: zone });
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: zone });
  return `${day.format(start)}, ${time.format(start).replaceAll('\u202f', ' ')} ${zoneLabel}`;
}
