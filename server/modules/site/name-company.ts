import { type Company, companyLineOf, runBy, UNSTATED_COMPANY } from 'contract/site/company.ts';
import { escapeHtml } from './escape-html.ts';

const FOOTER_SLOT = '<span data-company="">';

/** Writes who runs the site into a built page or its Markdown, where the settings state it (decision 019). */
export function nameCompany(
  text: string,
  company: Pick<Company, 'name' | 'address'>,
  isHtml: boolean,
): string {
  const line = companyLineOf(company);
  if (!line) return text;
  const written = isHtml ? escapeHtml(line) : line;
  return text
    .replaceAll(UNSTATED_COMPANY, () => written)
    .replace(FOOTER_SLOT, () => FOOTER_SLOT + runBy(written));
}
