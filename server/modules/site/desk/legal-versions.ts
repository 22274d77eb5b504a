import { copyAddress } from 'contract/content/copies.ts';
import { escapeMarkdown } from 'contract/content/escape-markdown.ts';
import type { Words } from 'contract/content/kinds.ts';
import type { LegalDocument } from 'contract/content/legal-document.ts';
import { legalLists, legalText } from 'contract/site/legal-facts.ts';

const FOLDER = 'legal-versions/';
/** An item that stands for the terms of a list. */
const LIST_ITEM = /^([ \t]*[-*+][ \t]+)\{list\.(\w+)\}[ \t]*$/gm;

/**
 * Returns the texts, by address, that keep what legal documents say before some changes: those of each document that has a
 * later date after them. With the same date they are corrections of one version, and with an earlier one of its date.
 */
export function keepLegalVersions(before: Words, after: Words): Map<string, string> {
  return new Map(
    before.list('legal').flatMap((document) => {
      const { id, title, changedOn } = document;
      const next = after.list('legal').find((each) => each.id === id);
      if (!next || next.changedOn <= changedOn) return [];
      const name = `${FOLDER}${id}-${changedOn}`;
      const fields = {
        ...{ document: id, from: changedOn, until: next.changedOn, title },
        text: writeOut(document, before),
      };
      return [
        [copyAddress(name), `${FOLDER}template`] as const,
        ...Object.entries(fields).map(([field, text]) => [`${name}#${field}`, text] as const),
      ];
    }),
  );
}

/** Returns all that a document says as one text, which names no facts: they are as they were, whatever they are later. */
function writeOut(document: LegalDocument, words: Words): string {
  const lists = legalLists(document, words);
  const inShort = document.summary.map(
    ({ figure, text, section }) => `- [${escapeMarkdown(`${figure} ${text}`)}](#${section})`,
  );
  const text = legalText(document, words).replaceAll(LIST_ITEM, (_, mark: string, name: string) =>
    Object.entries(lists[name] ?? {})
      .map(([term, meaning]) => `${mark}**${escapeMarkdown(term)}:** ${escapeMarkdown(meaning)}`)
      .join('\n'),
  );
  return [escapeMarkdown(document.lede), inShort.join('\n'), text].filter(Boolean).join('\n\n');
}
