import { fill } from 'contract/content/fill.ts';
import type { Guide, GuideBlock } from 'contract/content/reference-guide.ts';
import { exampleOfCase } from 'contract/reference/error-example.ts';
import type { StatedLimits } from 'contract/site/site-locals.ts';
import { content } from '../../../content.ts';
import { paths } from '../../../product/paths.ts';
import { toJson } from '../examples/literals.ts';
import { host } from '../reference-host.ts';
import { agentsPath, guidePath, quickStartPath } from '../reference-pages.ts';

/** Pages of the build about what concerns several calls; that of limits depends on the server. */
export function builtGuides(): readonly Guide[] {
  const example = toJson(exampleOfCase('rate_limited', undefined));
  return [
    fillGuide(content().one('api-reference/errors'), { example }),
    content().one('api-reference/conventions'),
    content().one('api-reference/versions'),
    fillGuide(content().one('api-reference/clients'), { openapi: `${host()}/openapi.json` }),
  ];
}

/** Returns a guide with the gaps of its texts filled in. */
function fillGuide<G extends Guide>(guide: G, values: Readonly<Record<string, string>>): G {
  return { ...guide, parts: fillTexts(guide.parts, values) };
}

/** Pages that are no endpoint, in the order of the list. */
export function referenceGuides(): readonly { name: string; path: string }[] {
  const words = content();
  const { quickStart, agents, changelog } = words.one('api-reference/pages');
  const [errors, ...others] = builtGuides();
  const entry = ({ id, title, short = title }: Guide) => ({ name: short, path: guidePath(id) });
  return [
    { name: quickStart.name, path: quickStartPath },
    entry(words.one('api-reference/client-id')),
    ...(errors ? [entry(errors)] : []),
    entry(words.one('api-reference/limits')),
    ...others.map(entry),
    { name: agents.title, path: agentsPath },
    { name: changelog, path: paths.changelog },
  ];
}

function fillTexts<Value>(value: Value, values: Readonly<Record<string, string>>): Value {
  return JSON.parse(JSON.stringify(value), (_, text) =>
    typeof text === 'string' ? fill(text, values) : text,
  );
}

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

/** All words of a guide, for the search of the reference. */
export function guideText({ title, lede, keywords = '', parts }: Guide): string {
  const words = parts.flatMap((part) => [part.title, ...part.blocks.flatMap(textsOf)]);
  return [title, lede, keywords, ...words].join('\n');
}

function textsOf(block: GuideBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  return 'table' in block ? [block.table.head, ...block.table.rows].flat() : [block.code.text];
}
