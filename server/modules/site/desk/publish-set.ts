import type { Content } from 'contract/content/kinds.ts';
import { documentIn } from 'contract/content/text-address.ts';
import type { Finding } from 'contract/desk/drafts.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import { content, contentAt } from '../../../shared/content.ts';
import { InvalidRequest, publicError } from '../../../shared/errors.ts';
import { statedIn } from '../company.settings.ts';
import { deleteSet, type findSet } from '../content/drafts.store.ts';
import { currentTexts, LANGUAGE } from '../content/live-content.ts';
import { storeTextSet, withChanges } from '../content/texts.store.ts';
import { keepLegalVersions } from './legal-versions.ts';

/** Made with the label of the text that another person has changed. */
export const TextOutdated = publicError(409, 'outdated', 'A colleague was faster.', (label: string) => ({
  message: `“${label}” was changed meanwhile. Reload it, and look at the new text first.`,
}));

/** A set with its texts. */
export type FoundSet = NonNullable<Awaited<ReturnType<typeof findSet>>>;

interface Publishing extends FoundSet {
  /** Address of the person. */
  author: string;
  /** Name of the set, for the list of what was published. */
  name: string;
  config: Config;
  now: Date;
}

/**
 * Publishes a set: all of its texts count from now on, and the set is gone. It takes along what the legal texts said until now
 * that it replaces. Works within a transaction, which ends where this throws.
 * @returns what the audit says of it
 * @throws {SetOutdated} {TextOutdated}
 */
export async function publishSet(
  transaction: Kysely<Tables>,
  { set, drafts, author, name, config, now }: Publishing,
): Promise<{ subject: string; rows: number; reason: string }> {
  await deleteSet(transaction, set);
  const current = await currentTexts(transaction);
  const { publicUrl } = config;
  const shown = contentAt({ ...statedIn(config), ...(publicUrl && { origin: publicUrl }) }).withTexts(
    current,
  );
  const kept = keepLegalVersions(shown, shown.withTexts(withChanges(current, drafts)));
  for (const { address } of drafts) kept.delete(address);
  const changes = [...drafts, ...Array.from(kept, ([address, value]) => ({ address, before: null, value }))];
  // With the documents that it adds.
  const words = content().withTexts(withChanges(current, changes));
  const texts = changes.map(({ address, before, value }) => {
    const usual = words.findDefault(address) ?? '';
    if (before !== null && (current.get(address) ?? usual) !== before)
      throw new TextOutdated(labelOf(words, address));
    // The text of the document needs no row beside it.
    return {
      address,
      replaced: usual,
      before: current.get(address) ?? null,
      value: value === usual ? null : value,
    };
  });
  await storeSet(transaction, { id: set.id, texts, author, reason: name, now, takesBack: undefined });
  return { subject: texts.map(({ address }) => address).join(', '), rows: texts.length, reason: name };
}

/** Stores texts that count from now on. @throws {TextOutdated} where one was replaced at the same time */
export async function storeSet(
  transaction: Kysely<Tables>,
  set: Omit<Parameters<typeof storeTextSet>[1], 'language'>,
): Promise<void> {
  const outdated = await storeTextSet(transaction, { ...set, language: LANGUAGE });
  if (outdated !== undefined) throw new TextOutdated(labelOf(content(), outdated));
}

/** @throws {InvalidRequest} that names each problem by the address of its text */
export function requireNoProblems(problems: readonly Finding[]): void {
  if (problems.length === 0) return;
  throw new InvalidRequest(
    'These texts don’t fit yet.',
    problems.map(({ address, message }) => ({ field: address, message })),
  );
}

/** Returns the titles around a text: `Hero › Title`. */
export function labelOf(words: Content, address: string): string {
  return describeText(words, address).label;
}

/** Returns the titles around a text, and whether it names the rows of a list. */
export function describeText(words: Content, address: string): { label: string; isRows?: true } {
  const field = words.listFields(documentIn(address)).find((each) => each.address === address);
  return { label: field?.label ?? address, ...(field?.type === 'rows' && { isRows: true }) };
}
