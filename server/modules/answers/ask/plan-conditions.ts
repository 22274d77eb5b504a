import { STOP_WORDS } from '../passages/stop-words.ts';
import { conceptsOf } from '../topics/concepts.ts';
import { plainWords } from '../topics/text-features.ts';
import { isForeignFunctionWord } from './language.ts';
import { saysNothingOfPrices } from './price-question.ts';
import { coveredBySlots, isWordAboutPlans } from './understand.ts';

/**
 * Words of a question about plans that no figure, plan or feature covers, such as `SSO` in `the cheapest plan with
 * SSO`.
 */
export interface Condition {
  text: string;
  /** The question says so itself. Otherwise it is one only if a topic says that it isn’t published. */
  isStated: boolean;
}

/** Lead to what a plan should have, in the languages that people write to us. */
const LEADS =
  /^(?:with|without|includ(?:e|es|ing)|has|supports?|supporting|plus|via|mit|ohne|avec|sans|con|sin|com|sem|met|zonder|med|utan)$/;
/** Do so, or lead to something else. */
const MAY_LEAD = /^(?:and|have|needs?|wants?|requires?|und|y|et|en)$/;
/** `hosting in Germany` is one condition, `SSO and HIPAA` are two. */
const JOINS = /^(?:in|of|to|by|at|the|an?|our|your|de|del|von)$/;
const ARTICLE = /^(?:an?|the|our|your|my|its|own|some|any|all|both|also|speak)$/;
/** `SSO`, `WhatsApp`, `ISO27001`. */
const NAME = /\p{Lu}.*\p{Lu}|\p{L}\d/u;
/** Concepts that a figure or a plan says as well. */
const COVERED_CONCEPTS = new Set(['plan', 'price', 'month', 'people', 'message', 'credit', 'company']);
const LONGEST_CONDITION = 40;

interface Word {
  /** The word as it was written. */
  said: string;
  plain: string;
  isCovered: boolean;
}

/** The conditions of a question that its slots don’t cover, as they stand in it. */
export function readConditions(content: string): Condition[] {
  return content
    .replace(/(\d)[.,'’\s](?=\d{3}\b)/g, '$1')
    .split(/[,.;:!?()\n]+/)
    .flatMap((clause) => conditionsIn(readWords(clause)));
}

/** Recognizes questions that name nothing but figures and plans. */
export function isAllCovered(content: string): boolean {
  return readWords(content).every(({ isCovered }) => isCovered);
}

function readWords(clause: string): Word[] {
  const words = clause
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .map((said) => ({ said, plain: plainWords(said).join('') }))
    .filter(({ plain }) => plain !== '');
  const inSlots = coveredBySlots(words.map(({ plain }) => plain));
  return words.map((word, index) => ({ ...word, isCovered: inSlots[index] || isUnderstood(word.plain) }));
}

/** Recognizes words that say nothing of their own, or what figures and plans say. */
function isUnderstood(word: string): boolean {
  return (
    /^\d+$/.test(word) ||
    STOP_WORDS.has(word) ||
    isForeignFunctionWord(word) ||
    isWordAboutPlans(word) ||
    saysNothingOfPrices(word) ||
    conceptsOf(word).some((concept) => COVERED_CONCEPTS.has(concept))
  );
}

function conditionsIn(words: readonly Word[]): Condition[] {
  const conditions: Condition[] = [];
  for (let start = 0; start < words.length; start += 1) {
    if (words[start]?.isCovered) continue;
    const end = endOf(words, start);
    const said = words.slice(start, end).map((word) => word.said);
    const text = said.join(' ');
    const lead = words.slice(0, start).findLast(({ plain }) => !ARTICLE.test(plain))?.plain;
    const isOfPlan = words[end] !== undefined && conceptsOf(words[end].plain).includes('plan');
    const isStated = (lead !== undefined && LEADS.test(lead)) || said.some((word) => NAME.test(word));
    const isCondition = isStated || isOfPlan || lead === undefined || MAY_LEAD.test(lead);
    if (isCondition && text.length <= LONGEST_CONDITION) conditions.push({ text, isStated });
    start = end;
  }
  return conditions;
}

/** Past the last word of the condition that begins at `start`: what joins its words, and figures, belong to it. */
function endOf(words: readonly Word[], start: number): number {
  let end = start + 1;
  for (let at = end; at < words.length; at += 1) {
    const { plain, isCovered } = words[at] as Word;
    if (!isCovered || /^\d+$/.test(plain)) end = at + 1;
    else if (!JOINS.test(plain)) break;
  }
  return end;
}
