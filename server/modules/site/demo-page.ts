import type { CalendarDay } from 'contract/bookings/demo-calendar.ts';
import { DEMO_PAGE } from 'contract/site/addresses.ts';
import type { RenderedPages } from './on-demand-pages.ts';
import { describeFile } from './render-page.ts';
import { type AnswerableFile, AT_START } from './site-files.ts';

/** Whose budget of renderings it takes. */
const OWN_NETWORK = 'server';

/**
 * Draws the booking page with its calendar and the free times: what a visitor sees first needs no script. The page is answered
 * from memory; it is drawn again only when something is free or taken that wasn't.
 * @param files of the site, of which this one is replaced
 */
export function createDemoPage(
  files: Map<string, AnswerableFile>,
  renderForOne: RenderedPages['renderForOne'],
): (days: readonly CalendarDay[], now: Date) => Promise<void> {
  let drawn: AnswerableFile | undefined;
  let shown: string | undefined;

  return async (days, now) => {
    const state = JSON.stringify(days);
    const current = files.get(DEMO_PAGE);
    // Where it is another than the one drawn here, changed settings or words have brought it.
    if (!current?.described || (current === drawn && state === shown)) return;
    const request = { target: DEMO_PAGE, network: OWN_NETWORK, coding: 'identity' } as const;
    const { file } = await renderForOne(request, { calendar: { now: now.toISOString(), days } });
    const described = { ...current.described, contentSecurityPolicy: file.contentSecurityPolicy };
    drawn = { ...current, ...(await describeFile(DEMO_PAGE, described, file.identity.body, AT_START)) };
    files.set(DEMO_PAGE, drawn);
    shown = state;
  };
}
