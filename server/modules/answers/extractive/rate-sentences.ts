import { isForAgents, isOfArticle, type Statement, textOf } from '../../search/passages/passage.ts';
import type { Findings, FoundPassage } from '../../search/passages/passage-index.ts';
import { termsOf } from '../../search/passages/words.ts';
import { say } from './say.ts';

/** A sentence that could be quoted. */
export interface Candidate {
  found: FoundPassage;
  /** Place of the statement in its passage. */
  index: number;
  sentence: string;
  terms: ReadonlySet<string>;
  /** How well it answers; comparable within one question. */
  value: number;
}

interface Asked {
  weigh: Findings['weigh'];
  /** Score of the best passage. */
  bestScore: number;
  /** `How many` is answered by a number. */
  asksForFigure: boolean;
}

/** What a heading says counts half for the first sentence below it, and less for each further one. */
const HEADING_WORTH = 0.5;
const FURTHER_SHARE = 0.75;
/** Such a sentence leans on the one before it, or speaks of its article. */
const LEANS =
  /^(?:It|Its|They|Their|This|That|These|Those|He|She|But|And|So|Then|Otherwise|Both|Neither|Besides|Also|After this)\b/;
const LEANING_WORTH = 0.7;
/** A row about what was asked is the plainest fact there is; of another it says little. */
const NAMED_ROW_WORTH = 1.2;
const OTHER_ROW_WORTH = 0.5;
const WITHOUT_FIGURE_WORTH = 0.6;
/** An article about someone's work says nothing about our terms, so it answers only where no page of ours does. */
const ARTICLE_WORTH = 0.6;
/** A made-up case contains the words of many questions, and answers none of them. */
const EXAMPLE = /^(?:Suppose|Imagine|Picture|Say,|For (?:example|instance)|An example)\b/;
const EXAMPLE_WORTH = 0.4;
/** The contents of a page name all that it speaks of. */
const CONTENTS = /^(?=.*: )(?:.*?, ){3}/;
const CONTENTS_WORTH = 0.3;

/**
 * Rates each sentence of a passage by the words of the question that it holds, and that stand above it. Where the
 * heading is a question, all that follows answers it.
 */
export function rateSentences(found: FoundPassage, asked: Asked): Candidate[] {
  const { title, heading, around, statements } = found.passage;
  const named = termsOf(`${title} ${around} ${heading}`);
  const isAnswer = heading.endsWith('?');
  const ofWhom = isOfArticle(found.passage) || isForAgents(found.passage) ? ARTICLE_WORTH : 1;
  const closeness = Math.sqrt(found.score / asked.bestScore);
  return statements.flatMap((statement, index) => {
    const sentence = say(statement, asked.weigh);
    if (sentence === undefined) return [];
    const held = termsOf(textOf(statement));
    const own = asked.weigh(held);
    const byHeading = asked.weigh([...held, ...named]) - own;
    const place = isAnswer ? 1 : HEADING_WORTH * FURTHER_SHARE ** index;
    const worth = isAnswer ? 1 : worthOf(statement, sentence, asked);
    const value = (own + byHeading * place) * closeness * worth * ofWhom;
    return [{ found, index, sentence, terms: new Set(termsOf(sentence)), value }];
  });
}

function worthOf(statement: Statement, sentence: string, { weigh, asksForFigure }: Asked): number {
  const figure = asksForFigure && !/\d/.test(sentence) ? WITHOUT_FIGURE_WORTH : 1;
  if (statement.kind !== 'row') return figure * worthOfWords(sentence);
  return figure * (weigh(termsOf(statement.label)) > 0 ? NAMED_ROW_WORTH : OTHER_ROW_WORTH);
}

function worthOfWords(sentence: string): number {
  if (EXAMPLE.test(sentence)) return EXAMPLE_WORTH;
  if (CONTENTS.test(sentence)) return CONTENTS_WORTH;
  return LEANS.test(sentence) ? LEANING_WORTH : 1;
}
