import { wordsFor } from '../../../words.ts';
import type { FieldRow, TypeWord } from '../fields/field-rows.ts';

export function fence(grammar: string, code: string): string {
  return `\`\`\`${grammar}\n${code}\n\`\`\``;
}

export function fieldTable(rows: readonly FieldRow[], isSent: boolean): string {
  const words = wordsFor('reference');
  return table(
    [words.name, words.type, isSent ? words.required : words.always, words.meaning],
    rows.map(({ name, type, isRequired, meaning, limits }) => [
      `\`${name}\``,
      type.map(nameType).join(''),
      isRequired ? words.yes : words.no,
      limits ? `${meaning} (${limits})` : meaning,
    ]),
  );
}

export function errorTable(errors: readonly { status?: number; code: string; when: string }[]): string {
  const words = wordsFor('reference');
  return errors.some(({ status }) => status !== undefined)
    ? table(
        [words.status, words.code, words.when],
        errors.map(({ status, code, when }) => [String(status), `\`${code}\``, when]),
      )
    : table(
        [words.code, words.when],
        errors.map(({ code, when }) => [`\`${code}\``, when]),
      );
}

function nameType(word: TypeWord): string {
  return typeof word === 'string' ? word : word.object;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The words of a text in lower case, each once: enough to tell whether it holds the words of a search. */
export function searchText(markdown: string): string {
  const words = markdown.toLowerCase().split(/[\s`*|"'(){},;]+/);
  return [...new Set(words.map((word) => word.replace(/[.:]+$/, '')).filter((word) => /\w/.test(word)))].join(
    ' ',
  );
}
