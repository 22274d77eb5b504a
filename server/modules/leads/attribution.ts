import { DESIGN_BAGGAGE_KEYS } from 'contract/leads/chatbot-design.ts';
import { readBaggage } from './baggage.ts';
import { LONGEST_TOLD_TOUCH, TOUCH_KEYS, tidyTouch } from './touch.rules.ts';

const KEYS = new Map(
  [...TOUCH_KEYS, ...Object.values(DESIGN_BAGGAGE_KEYS)].map((key) => [key, LONGEST_TOLD_TOUCH]),
);

/**
 * What a W3C Baggage header tells beside a request: first-touch attribution and the design of a chatbot. What the form
 * itself told, when it was posted without script, wins.
 */
export function readAttribution(
  baggage: string | string[] | undefined,
  told: Readonly<Record<string, string>> = {},
): Record<string, string> | undefined {
  const attribution = { ...tidyTouch(readBaggage(baggage, KEYS)), ...told };
  return Object.keys(attribution).length > 0 ? attribution : undefined;
}
