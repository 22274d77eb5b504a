/** What a field of a form holds, without the spaces around it. */
export function readText(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}
