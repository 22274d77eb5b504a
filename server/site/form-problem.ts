import type { BookedTime } from 'contract/bookings/demo-calendar.ts';
import type { FieldProblem } from 'contract/error-body.ts';
import { DEMO_TIME_ZONE, DEMO_TIME_ZONE_LABEL } from 'contract/leads/demo-slots.ts';
import { FORM_PROBLEM_SLOT } from 'contract/site/site-manifest.ts';
import type { PublicError } from '../errors.ts';
import { escapeHtml } from './escape-html.ts';
import type { Site } from './site-files.ts';

/** A page that tells a person whose script has not loaded what to correct; `undefined` if the site has none. */
export function renderFormProblem(site: Site, error: PublicError, labels: Readonly<Record<string, string>>) {
  const page = site.formProblemPage;
  if (!page) return undefined;
  const problems = error.fields?.map((problem) => describe(problem, labels)) ?? [error.message];
  const items = [...problems, ...(error.alternatives ?? []).map(describeTime)];
  const list = [...new Set(items)].map((item) => `<li>${escapeHtml(item)}</li>`).join('');
  return {
    contentSecurityPolicy: page.contentSecurityPolicy,
    html: page.identity.body.toString('utf8').replace(FORM_PROBLEM_SLOT, () => list),
  };
}

function describe({ field, message }: FieldProblem, labels: Readonly<Record<string, string>>): string {
  return `${labels[field] ?? field}: ${message}`;
}

/** `Free: Wednesday, March 11, 2026, 8:30 AM India Standard Time` */
function describeTime({ startDateTime }: BookedTime): string {
  const start = new Date(startDateTime);
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: DEMO_TIME_ZONE });
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: DEMO_TIME_ZONE });
  return `Free: ${day.format(start)}, ${time.format(start).replaceAll('\u202f', ' ')} ${DEMO_TIME_ZONE_LABEL}`;
}
