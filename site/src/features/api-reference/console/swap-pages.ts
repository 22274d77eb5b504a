const INSIDE = '/api-reference';

/**
 * Follows links between pages of the reference without leaving the page: the main part is exchanged, and the
 * console stays as it is, with its connection and its log. Whatever cannot be fetched is opened as usual.
 */
export function swapPages(panel: HTMLElement): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || isForBrowser(event) || !isOtherPage(link)) return;
    event.preventDefault();
    history.pushState(undefined, '', link.href);
    void showPage(panel);
  });
  let shown = location.pathname;
  addEventListener('popstate', () => {
    // A step between two places of one page is the browser's own.
    if (location.pathname !== shown) void showPage(panel);
  });

  async function showPage(console: HTMLElement): Promise<void> {
    shown = location.pathname;
    const page = await fetchPage(location.href).catch(() => undefined);
    const main = document.querySelector('main');
    const next = page?.querySelector('main');
    if (!page || !main || !next) return location.reload();
    adoptStyle(page);
    next.querySelector('[data-console]')?.replaceWith(console);
    main.replaceChildren(...next.childNodes);
    document.title = page.querySelector('title')?.textContent ?? '';
    // `behaviour/start.ts` listens; an import would put what both need into a file of its own on every page.
    console.dispatchEvent(new Event('exchange'));
    const target =
      document.getElementById(location.hash.slice(1)) ?? document.getElementById('endpoint-title');
    target?.scrollIntoView();
    document.getElementById('endpoint-title')?.focus({ preventScroll: true });
  }
}

/** Its elements, not connected: in a document the policy would refuse the styles that it doesn't name. */
async function fetchPage(address: string): Promise<DocumentFragment> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  return template.content;
}

/**
 * A page has the style of its own opening in the head, and the rest inside what is exchanged (decision 005). The policy of the
 * page that is shown names its own styles only; a sheet that a script of ours makes needs no name there.
 */
function adoptStyle(page: DocumentFragment): void {
  const styles = [...page.querySelectorAll('style')];
  document.adoptedStyleSheets = styles.map(({ textContent }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(textContent);
    return sheet;
  });
  for (const style of styles) style.remove();
}

function isForBrowser(event: MouseEvent): boolean {
  return event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Not a place of this very page, which the browser finds itself, and not a file such as `login.md`. */
function isOtherPage({ origin, pathname, target }: HTMLAnchorElement): boolean {
  const isInside = origin === location.origin && (pathname === INSIDE || pathname.startsWith(`${INSIDE}/`));
  return isInside && pathname !== location.pathname && !pathname.includes('.') && target === '';
}
