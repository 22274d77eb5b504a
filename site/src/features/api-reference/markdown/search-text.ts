/** The words of a text in lower case, each once: enough to tell whether it holds the words of a search. */
export function searchText(markdown: string): string {
  const words = markdown.toLowerCase().split(/[\s`*|"'(){},;]+/);
  return [...new Set(words.map((word) => word.replace(/[.:]+$/, '')).filter((word) => /\w/.test(word)))].join(
    ' ',
  );
}
