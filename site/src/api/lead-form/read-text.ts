import { tidyText } from 'contract/tidy-text.ts';

/** What a field of a form holds, as it is checked and sent: without spaces or invisible characters around it. */
export function readText(form: FormData, name: string): string {
  return tidyText(name, String(form.get(name) ?? ''));
}
