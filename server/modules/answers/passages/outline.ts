import { type Passage, type Says, typeOf } from './passage.ts';

interface Heading {
  rank: number;
  text: string;
  anchor: string | undefined;
  says: Says | undefined;
}

/** Keeps the passages of one page, and which headings the current one stands under. */
export class Outline {
  readonly passages: Passage[] = [];
  current: Passage;
  readonly #page: string;
  readonly #title: string;
  /** Headings from the highest to the current one. */
  #trail: Heading[] = [];

  constructor({ page, title }: Pick<Passage, 'page' | 'title'>) {
    this.#page = page;
    this.#title = title;
    this.current = this.#add({ rank: 0, text: '', anchor: undefined, says: undefined });
  }

  /** Subject of the text: the heading, or the page where the heading is the page's own. */
  get subject(): string {
    return this.#trail.length > 1 ? this.current.heading : this.#title;
  }

  /** @param anchor id of the heading, or of what it stands in; the page's own heading is its top and needs none */
  open(heading: Heading): void {
    const opened = heading.rank === 1 ? { ...heading, anchor: undefined } : heading;
    this.#trail = this.#trail.filter(({ rank }) => rank < opened.rank);
    this.current = this.#add(opened);
    this.#trail.push(opened);
  }

  /** Reads a passage of its own type, under the heading of the current one; then that one goes on. */
  readBeside(says: Says | undefined, read: () => void): void {
    const [before, trail] = [this.current, this.#trail];
    const type = typeOf(before, says);
    this.current = { ...before, type, statements: [] };
    this.passages.push(this.current);
    read();
    this.current = before;
    this.#trail = trail;
  }

  #add({ text, anchor, says }: Heading): Passage {
    const above = this.#trail.at(-1);
    const nearest = anchor ?? this.#trail.findLast((heading) => heading.anchor)?.anchor;
    const passage: Passage = {
      address: nearest === undefined ? this.#page : `${this.#page}#${nearest}`,
      page: this.#page,
      type: typeOf({ page: this.#page, heading: text }, says),
      title: this.#title,
      heading: text,
      around: above?.text ?? '',
      statements: [],
    };
    this.passages.push(passage);
    return passage;
  }
}
