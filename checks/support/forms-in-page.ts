/** The forms of a page that the server wrote, each with the words of its button and what it would send. */
export function formsInPage(html: string): { button: string; fields: Record<string, string> }[] {
  const forms = html.matchAll(/<form method="post">(.*?)<button>([^<]*)<\/button><\/form>/gs);
  return Array.from(forms, ([, inner = '', button = '']) => ({
    button,
    fields: Object.fromEntries(
      Array.from(inner.matchAll(/name="([^"]*)" value="([^"]*)"/g), ([, name = '', value = '']) => [
        name,
        value.replaceAll(/&#(\d+);/g, (_reference, code) => String.fromCharCode(Number(code))),
      ]),
    ),
  }));
}
