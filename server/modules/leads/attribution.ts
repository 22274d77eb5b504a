import { DESIGN_BAGGAGE_KEYS } from 'contract/leads/chatbot-design.ts';
import type { BaggageEntries } from './baggage.ts';
import { LONGEST_TOLD_TOUCH, TOUCH_KEYS, tidyTouch } from './touch.rules.ts';

export const ATTRIBUTION_KEYS: ReadonlyMap<string, number> = new Map(
  [...TOUCH_KEYS, ...Object.values(DESIGN_BAGGAGE_KEYS)].map((key) => [key, LONGEST_TOLD_TOUCH]),
);

/**
 * What a W3C Baggage header tells beside a request: first-touch attribution and the design of a chatbot. What the form
 * itself told, when it was posted without script, wins.
 */
export function readAttribution(
  entries: BaggageEntries,
  told: Readonly<Record<string, string>> = {},
): Record<string, string> | undefined {
  const known = Object.fromEntries(Object.entries(entries).filter(([key]) => ATTRIBUTION_KEYS.has(key)));
  const attribution = { ...tidyTouch(known), ...told };
  return Object.keys(attribution).length > 0 ? attribution : undefined;
}
