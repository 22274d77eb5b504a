import type { CalendarDay } from 'contract/bookings/demo-calendar.ts';
import { DEMO_CALENDAR, DEMO_PAGE } from 'contract/site/addresses.ts';
import type { RenderedPages } from './on-demand-pages.ts';
import { describeFile } from './render-page.ts';
import { type AnswerableFile, AT_START } from './site-files.ts';

/** Whose budget of renderings it takes. */
const OWN_NETWORK = 'server';
/** Of the booking: how it is hydrated, and what stands in its place until then. All else is the same in both renderings. */
const PARTS = [/<astro-island[^>]*>/, /<section.*?<\/section>/s];

/**
 * Puts the calendar with its free times into the built booking page: what a visitor sees first needs no script. The page
 * stays a file that is answered from memory; it is drawn again only when something is free or taken that wasn't.
 * @param files of the site, of which this one is replaced
 */
export function createDemoPage(
  files: Map<string, AnswerableFile>,
  renderForOne: RenderedPages['renderForOne'],
): (days: readonly CalendarDay[], now: Date) => Promise<void> {
  let built = files.get(DEMO_PAGE);
  let html = built?.identity.body.toString('utf8') ?? '';
  let drawn = built;
  let shown: string | undefined;

  return async (days, now) => {
    const state = JSON.stringify(days);
    const current = files.get(DEMO_PAGE);
    if (current !== drawn) {
      // Changed settings have brought another one.
      built = current;
      drawn = current;
      html = built?.identity.body.toString('utf8') ?? '';
      shown = undefined;
    }
    if (!built?.described || !PARTS.every((part) => part.test(html)) || state === shown) return;
    const request = { target: DEMO_CALENDAR, network: OWN_NETWORK, coding: 'identity' } as const;
    const { file } = await renderForOne(request, { calendar: { now: now.toISOString(), days } });
    const page = withParts(html, file.identity.body.toString('utf8'));
    const described = await describeFile(DEMO_PAGE, built.described, Buffer.from(page), AT_START);
    drawn = { ...built, ...described };
    files.set(DEMO_PAGE, drawn);
    shown = state;
  };
}

function withParts(page: string, calendar: string): string {
  return PARTS.reduce((html, part) => {
    const [drawn] = part.exec(calendar) ?? [];
    if (drawn === undefined) throw new Error('the calendar was rendered without its booking');
    // Given as a function: a text would be searched for `$1`.
    return html.replace(part, () => drawn);
  }, page);
}
