import { fill } from 'contract/content/fill.ts';
import type { Guide } from 'contract/content/reference-guide.ts';
import type { StatedLimits } from 'contract/site/stated-limits.ts';
import { content } from '../../../content.ts';
import { fillGuide } from './guides.ts';

/** @param limits of the server that shows the page; unknown where it says nothing */
export function limitsGuide(limits: StatedLimits | undefined): Guide {
  const { perMinute, perHour, unknown, ...guide } = content().one('api-reference/limits');
  if (!limits) {
    return { ...guide, parts: [{ id: 'unknown', title: unknown.title, blocks: [unknown.text] }] };
  }
  const { rates, chatEventsPerSecond: events } = limits;
  const { most, seconds } = rates.leads;
  const stated = Object.entries(rates).map(([name, rate]) => [
    name,
    fill(rate.seconds === 60 ? perMinute : perHour, { count: count(rate.most) }),
  ]);
  return fillGuide(guide, {
    ...Object.fromEntries(stated),
    headers: `RateLimit-Policy: "leads";q=${most};w=${seconds}\nRateLimit: "leads";r=${most - 1};t=${seconds}`,
    events: count(events),
    eventsAtOnce: count(5 * events),
    messages: count(events / 20),
    bodyKib: count(limits.bodyKib),
    idempotencyHours: count(limits.idempotencyHours),
    bookingsPerNetwork: count(limits.bookingsPerNetwork),
    bookingsPerPerson: count(limits.bookingsPerPerson),
    mostMoves: count(limits.mostMoves),
  });
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
