import type { FieldProblem } from 'contract/error-body.ts';
import { FORM_PROBLEM_SLOT } from 'contract/site-manifest.ts';
import type { Site } from '../site/site-files.ts';
import type { PublicError } from './errors.ts';

/** A page that tells a person whose script has not loaded what to correct; `undefined` if the site has none. */
export function renderFormProblem(site: Site, error: PublicError, labels: Readonly<Record<string, string>>) {
  const page = site.formProblemPage;
  if (!page) return undefined;
  const items = error.fields?.map((problem) => describe(problem, labels)) ?? [error.message];
  const list = [...new Set(items)].map((item) => `<li>${escapeHtml(item)}</li>`).join('');
  return {
    contentSecurityPolicy: page.contentSecurityPolicy,
    html: page.identity.body.toString('utf8').replace(FORM_PROBLEM_SLOT, () => list),
  };
}

function describe({ field, message }: FieldProblem, labels: Readonly<Record<string, string>>): string {
  return `${labels[field] ?? field}: ${message}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
