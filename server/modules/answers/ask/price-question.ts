import type { PlanKey } from 'contract/product/plans.ts';
import { wordsIn } from '../passages/words.ts';
import { conceptsOf } from '../topics/concepts.ts';
import { plainWords } from '../topics/text-features.ts';
import { isForeignFunctionWord, readsAsEnglish } from './language.ts';
import { readPlans } from './understand.ts';

/** Words that make a question one about prices. */
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
    'page info information details overview model structure range level current latest team company business ai',
  ].flatMap((line) => line.split(' ')),
);
/** Word in both spellings of English. */
const LICENSE = /^licen[cs]es?$/;
/** Recognizes words beside a price that leave open what it is the price of. */
export function saysNothingOfPrices(word: string): boolean {
  return ASKS.test(word) || BESIDE.has(word) || LICENSE.test(word);
}

/** Asks for a price in a script without blanks between words. */
const ASKS_UNDIVIDED = /いくら|料金|価格|値段|多少钱|价格|價格|얼마|가격/u;
const OF_PRICES = new Set(['price', 'plan', 'month']);

function isOfPrices(word: string): boolean {
  return saysNothingOfPrices(word) || conceptsOf(word).some((concept) => OF_PRICES.has(concept));
}

function asksForPrice(content: string): boolean {
  return (
    plainWords(content).some((word) => ASKS.test(word) || conceptsOf(word).includes('price')) ||
    ASKS_UNDIVIDED.test(content)
  );
}

/** The plan whose price a question in another language asks for: a plan’s name and a word for a price suffice. */
export function planOfPriceQuestion(content: string): PlanKey | undefined {
  if (readsAsEnglish(content) || !asksForPrice(content)) return undefined;
  const [plan, ...others] = readPlans(content);
  return others.length === 0 ? plan : undefined;
}

/** They stand for what was spoken of before. */
const STANDS_FOR = new Set(['it', 'its', 'this', 'that']);

/**
 * Reports whether a question asks for the prices as such, and not for the price of something.
 * @param hasContext something was asked before, which `it` may stand for
 */
export function asksForPrices(content: string, hasContext: boolean): boolean {
  const words = wordsIn(content);
  const plain = plainWords(content);
  const isGeneral =
    words.every(saysNothingOfPrices) ||
    (!readsAsEnglish(content) && plain.every((word) => isForeignFunctionWord(word) || isOfPrices(word)));
  if (!isGeneral || !asksForPrice(content)) return false;
  return !(hasContext && words.some((word) => STANDS_FOR.has(word)));
}
