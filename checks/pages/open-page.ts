import { configure } from '@testing-library/dom';
import { Window } from 'happy-dom';
import { inject } from 'vitest';

// What can be seen is a question for a browser. Here stands what a page says, also behind a fold or a tab.
configure({ defaultHidden: true });

export interface ReadPage {
  status: number;
  document: Document;
  body: HTMLElement;
  main: HTMLElement;
  /** The sections of the page, in their order. */
  sections: HTMLElement[];
}

const pages = new Map<string, Promise<ReadPage>>();

/** A file of the site, as the server answers it. */
export function ask(path: string, options?: RequestInit): Promise<Response> {
  return fetch(inject('siteUrl') + path, options);
}

/** A page as it is served, to be read without a browser; no script of it runs. Read once for all tests of a worker. */
export function openPage(path: string): Promise<ReadPage> {
  let page = pages.get(path);
  if (!page) {
    page = readPage(path);
    pages.set(path, page);
  }
  return page;
}

async function readPage(path: string): Promise<ReadPage> {
  const response = await ask(path);
  const html = await response.text();
  const { document: parsed } = new Window({ url: response.url });
  // Styles say nothing about what a page says, and cost each question for a name much time.
  parsed.write(html.replaceAll(/(<style[^>]*>).*?(?=<\/style>)/gs, '$1'));
  const document = parsed as unknown as Document;
  const main = document.querySelector('main');
  if (!main) throw new Error(`${path} has no main part`);
  const sections = Array.from(main.children).filter((part) => part.localName === 'section');
  return {
    status: response.status,
    document,
    body: document.body,
    main,
    sections: sections as HTMLElement[],
  };
}

/** The text of an element, with its blanks as a browser shows them. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

export function textsOf(elements: Iterable<Element>): string[] {
  return Array.from(elements, textOf);
}

export function hrefOf(link: Element | null | undefined): string | null {
  return link?.getAttribute('href') ?? null;
}

/** The section, or other part, that holds the element. */
export function partWith(parts: readonly HTMLElement[], content: Element): HTMLElement {
  const part = parts.find((each) => each.contains(content));
  if (!part) throw new Error(`no part holds ${textOf(content)}`);
  return part;
}

/** Returns the JSON-LD of the page for search engines. */
export function structuredDataOf(document: Document): unknown {
  return JSON.parse(textOf(document.querySelector('script[type="application/ld+json"]')));
}

export function metaOf(document: Document, name: string): string | null {
  const selector = `meta[name="${name}"], meta[property="${name}"]`;
  return document.querySelector(selector)?.getAttribute('content') ?? null;
}

/** @param index from the end where it is negative */
export function sectionAt({ sections }: ReadPage, index: number): HTMLElement {
  const section = sections.at(index);
  if (!section) throw new Error(`there is no section ${index}`);
  return section;
}
