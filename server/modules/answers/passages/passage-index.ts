import MiniSearch from 'minisearch';
import { isForAgents, type Passage, type PassageType, textOf } from './passage.ts';
import { STOP_WORDS } from './stop-words.ts';
import {
  isBeginning,
  type QueryTerm,
  SHORTEST_BEGINNING,
  type TermWeights,
  termWeightsOf,
  weightsOf,
} from './term-weights.ts';
import { stemOf, termsOf } from './words.ts';

export interface FoundPassage {
  passage: Passage;
  /** Comparable within one search only. */
  score: number;
  /** Share of what was sought that the passage holds, rare words counting more: 0 to 1. */
  coverage: number;
}

export interface Findings {
  /** The best first. */
  passages: FoundPassage[];
  /** Returns how much of what was sought stands in a text; comparable within one search only. */
  weigh(terms: Iterable<string>): number;
}

/** Shorter words are a letter away from too many others. */
const SHORTEST_MISTYPED = 5;
/** Letters that may be wrong, as a share of the word. */
const MISTYPED_SHARE = 0.2;
/** Number of the engine's results that are examined for one of ours, since coverage puts them in another order. */
const CANDIDATES_PER_RESULT = 3;
/** Boosts by type, so that our statements about ourselves come first; a type without a boost is never found. */
const BOOSTS: Record<PassageType, number> = {
  answer: 2,
  faq: 1.8,
  fact: 1.6,
  legal: 1.6,
  case: 1.2,
  reference: 1.2,
  article: 1,
  quote: 0,
  scene: 0,
};
const AGENTS_BOOST = 0.4;
const DIGITS = /^\d+$/;
/** Boost of a place whose name is exactly the query. */
const NAMED_BOOST = 8;

/** Finds passages by words. Each stands in it once, until it is removed. */
export class PassageIndex {
  readonly #passages = new Map<number, Passage>();
  readonly #ids = new Map<Passage, number>();
  readonly #names = new Map<number, ReadonlySet<string>>();
  #nextId = 0;
  /** Number of passages that hold a stem. */
  readonly #frequency = new Map<string, number>();
  readonly #search = new MiniSearch({
    fields: ['heading', 'title', 'around', 'text'],
    tokenize: (stems) => stems.split(' ').filter((stem) => stem !== ''),
    processTerm: (stem) => stem,
  });

  add(passage: Passage): void {
    const id = this.#nextId++;
    this.#passages.set(id, passage);
    this.#ids.set(passage, id);
    this.#names.set(id, new Set([passage.heading, ...(passage.names ?? [])].map(nameKeyOf)));
    const stems = stemsOf(passage);
    this.#count(stems, 1);
    this.#search.add(documentOf(id, stems));
  }

  /** @param passage the object that was added */
  remove(passage: Passage): void {
    const id = this.#ids.get(passage);
    if (id === undefined) return;
    this.#passages.delete(id);
    this.#ids.delete(passage);
    this.#names.delete(id);
    const stems = stemsOf(passage);
    this.#count(stems, -1);
    this.#search.remove(documentOf(id, stems));
  }

  /** @param name what was asked, as it was written: a place of that name comes first */
  find(asked: readonly QueryTerm[], limit: number, name = ''): Findings {
    const nameKey = nameKeyOf(name);
    const words = asked.map((word) => this.#withSpellings(word));
    const weights = weightsOf(words);
    const beginnings = new Set(words.filter(isBeginning).map(({ stem }) => stem));
    const results = this.#search.search([...weights.keys()].join(' '), {
      boost: { heading: 3, title: 2, around: 1.2 },
      boostTerm: (stem) => weights.get(stem) ?? 1,
      boostDocument: (id) => boostOf(this.#at(id)) * (this.#names.get(id)?.has(nameKey) ? NAMED_BOOST : 1),
      prefix: (stem) => stem.length >= SHORTEST_BEGINNING || beginnings.has(stem),
    });
    // `SOC 2` asks for no page that has a 2 in it.
    const asksForWords = words.some(({ stem }) => !DIGITS.test(stem));
    const found = results.filter(
      ({ match }) => !asksForWords || Object.keys(match).some((stem) => !DIGITS.test(stem)),
    );
    const termWeights = termWeightsOf(words, found);
    const total = sum(words.map((word) => word.weight * this.#idf(word)));
    const weigh = (stems: Iterable<string>) => this.#weigh(words, termWeights, stems);
    const passages = found.slice(0, limit * CANDIDATES_PER_RESULT).map(({ id, score, match }) => {
      const coverage = weigh(Object.keys(match)) / (total || 1);
      return { passage: this.#at(id), score: score * coverage, coverage };
    });
    return { passages: passages.sort((a, b) => b.score - a.score).slice(0, limit), weigh };
  }

  #at(id: number): Passage {
    return this.#passages.get(id) as Passage;
  }

  #count(stems: Stems, change: 1 | -1): void {
    for (const stem of new Set(Object.values(stems).flat())) {
      const frequency = (this.#frequency.get(stem) ?? 0) + change;
      if (frequency > 0) this.#frequency.set(stem, frequency);
      else this.#frequency.delete(stem);
    }
  }

  #weigh(words: readonly QueryTerm[], termWeights: TermWeights, stems: Iterable<string>): number {
    const best = words.map(() => 0);
    for (const stem of new Set(stems)) {
      for (const [index, weight] of termWeights.get(stem) ?? [])
        best[index] = Math.max(best[index] ?? 0, weight);
    }
    return sum(words.map((word, index) => word.weight * this.#idf(word) * (best[index] ?? 0)));
  }

  /**
   * Returns a weight by rarity: a word that stands in few passages distinguishes them; one that stands in none counts
   * most.
   */
  #idf({ stem, related }: QueryTerm): number {
    const own = this.#frequency.get(stem) ?? 0;
    const frequency = own || Math.max(0, ...related.map((other) => this.#frequency.get(other) ?? 0));
    return Math.log(1 + this.#passages.size / (frequency + 0.5));
  }

  #longestBeginningOf(stem: string): string | undefined {
    const shortest = Math.max(SHORTEST_BEGINNING, Math.ceil(stem.length / 2));
    for (let length = stem.length - 1; length >= shortest; length -= 1) {
      const beginning = stem.slice(0, length);
      if (this.#frequency.has(beginning)) return beginning;
    }
    return undefined;
  }

  /**
   * Returns the parts of two words of ours that are written as one: `onpremise`. The first may be one that
   * distinguishes no page.
   */
  #partsOf(stem: string): string[] {
    for (let at = stem.length - SHORTEST_BEGINNING; at >= 2; at -= 1) {
      const [first, last] = [stem.slice(0, at), stemOf(stem.slice(at))];
      if (!this.#frequency.has(last)) continue;
      if (STOP_WORDS.has(first)) return [last];
      if (this.#frequency.has(stemOf(first))) return [stemOf(first), last];
    }
    return [];
  }

  /** A word that stands nowhere may be one of ours with a letter wrong, or two of ours. */
  #withSpellings(word: QueryTerm): QueryTerm {
    const { stem, related } = word;
    if (stem.length < SHORTEST_MISTYPED || this.#frequency.has(stem)) return word;
    const similar = this.#search.search(stem, { fuzzy: MISTYPED_SHARE, prefix: false });
    const spellings = new Set(similar.flatMap(({ terms }) => terms).filter((term) => term[0] === stem[0]));
    // An ending that is mistyped is no ending that could be taken off: `pricng`.
    const beginning = this.#longestBeginningOf(stem);
    if (beginning !== undefined) spellings.add(beginning);
    for (const part of this.#partsOf(stem)) spellings.add(part);
    return { ...word, related: [...related, ...spellings] };
  }
}

type Stems = Record<'heading' | 'title' | 'around' | 'text', string[]>;

function stemsOf({ heading, title, around, statements, names = [] }: Passage): Stems {
  return {
    heading: termsOf(heading),
    title: termsOf(title),
    around: [...termsOf([around, ...names].join(' ')), ...names.map((name) => stemOf(nameKeyOf(name)))],
    text: statements.flatMap((statement) => termsOf(textOf(statement))),
  };
}

function documentOf(id: number, stems: Stems): object {
  return { id, ...Object.fromEntries(Object.entries(stems).map(([name, words]) => [name, words.join(' ')])) };
}

/** Reports whether the name of a page is exactly the query; its own opening has that name. */
export function isCalled({ address, page, heading, names = [] }: Passage, name: string): boolean {
  const key = nameKeyOf(name);
  return address === page && [heading, ...names].some((each) => nameKeyOf(each) === key);
}

/** One form of a word that is written in several ways: `Use cases`, `usecase`, `use-cases`. */
function nameKeyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/s$/, '');
}

function boostOf(passage: Passage): number {
  return isForAgents(passage) ? AGENTS_BOOST : BOOSTS[passage.type];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
