import { DEFAULT_OFFICE, type Office } from 'contract/bookings/office.ts';
import { escapeHtml } from './escape-html.ts';
import { nameLength } from './name-length.ts';

const BUILT_FOR = JSON.stringify(DEFAULT_OFFICE);

/** The office, where it is another than the one that the site was built for. */
export function statedOffice(office: Office): Office | undefined {
  return JSON.stringify(office) === BUILT_FOR ? undefined : office;
}

/**
 * Writes where demos are held, and how long they are, into a built page, its Markdown or an answer: scripts read the office from the document's element, and
 * words name its zone. Files of a site without settings stay as they were built.
 */
export function nameOffice(text: string, office: Office, isHtml: boolean): string {
  if (!statedOffice(office)) return text;
  const named = text
    .replaceAll(DEFAULT_OFFICE.zoneLabel, () => office.zoneLabel)
    .replaceAll(DEFAULT_OFFICE.zone, () => office.zone)
    .replaceAll(`data-place="${DEFAULT_OFFICE.place}"`, () => `data-place="${escapeHtml(office.place)}"`)
    .replaceAll(`<dt>In ${DEFAULT_OFFICE.place}</dt>`, () => `<dt>In ${escapeHtml(office.place)}</dt>`)
    .replaceAll(`>${DEFAULT_OFFICE.dial}</span>`, () => `>${office.dial}</span>`)
    .replaceAll(`Outside ${countryOf(DEFAULT_OFFICE)}?`, () => `Outside ${countryOf(office)}?`);
  const timed = office.minutes === DEFAULT_OFFICE.minutes ? named : nameLength(named, office.minutes);
  return isHtml
    ? timed.replace('<html ', () => `<html data-office="${escapeHtml(JSON.stringify(office))}" `)
    : timed;
}

/** As the dialog of `/book-demo` calls it. */
function countryOf({ country }: Office): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
}
