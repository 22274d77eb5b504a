import { wordsIn } from '../search/passages/words.ts';

/** What makes a question one about prices. */
const ASKS =
  /^(?:pric(?:es?|ed|ey|ing)|pricelist|costs?|costing|much|charges?|rates?|fees?|tariffs?|expensive|cheap(?:er|est)?|afford|pay)$/;
/** Words beside it that name nothing whose price would be another. */
const BESIDE = new Set(
  [
    'what whats which how is are do does did can could would will should i we you your yours it its this that the a an of for',
    'to me us my our in on at per and or so be have has need want like know tell show give list see find get use using start',
    'plan plans subscription subscriptions membership package packages tier tiers product platform service',
    'services software app tool month months monthly year years yearly annual annually please hi hello hey there thanks much',
    'many about all any every exactly currently now today roughly approximately total overall usd dollars dollar money',
    'page info information details overview model structure range level current latest team company business',
  ].flatMap((line) => line.split(' ')),
);
/** In both spellings of English. */
const LICENSE = /^licen[cs]es?$/;
/** They stand for what was spoken of before. */
const STANDS_FOR = new Set(['it', 'its', 'this', 'that']);

/**
 * Whether a question asks for the prices as such, and not for the price of something.
 * @param hasContext whether something was asked before, which `it` may stand for
 */
export function asksForPrices(content: string, hasContext: boolean): boolean {
  const words = wordsIn(content);
  const isGeneral = words.every((word) => ASKS.test(word) || BESIDE.has(word) || LICENSE.test(word));
  if (!isGeneral || !words.some((word) => ASKS.test(word))) return false;
  return !(hasContext && words.some((word) => STANDS_FOR.has(word)));
}
