/**
 * Tool that the agent in a visitor's browser may call on every page (WebMCP, decision 016): the reading tools of
 * `/mcp`, which answers them, so that there is one search and one set of formulas. A calculator that stands on this
 * page is filled in along with it, for the person to see. `header.ts` fetches this where a browser has agents;
 * whatever sends something is a form, and waits for a person.
 */
interface Tool {
  name: string;
  title: string;
  description: string;
  inputSchema: object;
}

/** Written in front of this file by `pages/_scripts.ts`. */
declare const TOOLS: {
  mcp: string;
  reading: Tool[];
  /** The sliders of the pricing page: they compute by themselves. */
  credits: Tool;
};

type Asked = Record<string, unknown>;

/** Passes on the server's error message, so that the agent can fix its call. */
async function callServer(name: string, asked: Asked): Promise<unknown> {
  const answer = await fetch(TOOLS.mcp, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: asked } }),
  });
  // One event of a stream; a refusal before it, such as that of the limits, is plain JSON.
  const text = await answer.text();
  const { result, error, ...refused } = JSON.parse(/^data: (.*)/m.exec(text)?.[1] ?? text);
  const told = result?.structuredContent ?? result?.content?.[0]?.text ?? error ?? refused;
  fillIn(told.url);
  return told;
}

/** @param address of a calculator, with what was entered in its fragment */
function fillIn(address?: string): void {
  const url = URL.parse(address ?? '');
  if (url?.pathname !== location.pathname) return;
  for (const form of document.forms) {
    const entered = [...new URLSearchParams(url.hash)].filter(([name]) => form.elements.namedItem(name));
    enter(form, Object.fromEntries(entered));
    // To calculate sends nothing.
    if (entered.length > 0 && form.querySelector('[type=submit]')) form.requestSubmit();
  }
}

function enter(form: HTMLFormElement, entered: Asked): void {
  for (const [name, value] of Object.entries(entered)) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    control.value = String(value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function register(tool: Tool, execute: (asked: Asked) => Promise<unknown>): void {
  document.modelContext?.registerTool({ ...tool, annotations: { readOnlyHint: true }, execute });
}

for (const tool of TOOLS.reading) register(tool, (asked) => callServer(tool.name, asked));

const sliders = document.querySelector<HTMLFormElement>('[data-credits]');
if (sliders) {
  register(TOOLS.credits, async (asked) => {
    enter(sliders, asked);
    return sliders.querySelector('[aria-live]')?.textContent;
  });
}
