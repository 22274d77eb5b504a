const INSIDE = '/api-reference';

/**
 * Follows links between pages of the reference without leaving the page: the main part is exchanged, and the
 * console stays as it is, with its connection and its log. Whatever cannot be fetched is opened as usual.
 */
export function exchangePages(panel: HTMLElement): void {
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
    next.querySelector('[data-console]')?.replaceWith(console);
    main.replaceChildren(...next.childNodes);
    document.title = page.title;
    // `behaviour/start.ts` listens; an import would put what both need into a file of its own on every page.
    console.dispatchEvent(new Event('exchange'));
    const target =
      document.getElementById(location.hash.slice(1)) ?? document.getElementById('endpoint-title');
    target?.scrollIntoView();
    document.getElementById('endpoint-title')?.focus({ preventScroll: true });
  }
}

async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

function isForBrowser(event: MouseEvent): boolean {
  return event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Not a place of this very page, which the browser finds itself, and not a file such as `login.md`. */
function isOtherPage({ origin, pathname, target }: HTMLAnchorElement): boolean {
  const isInside = origin === location.origin && (pathname === INSIDE || pathname.startsWith(`${INSIDE}/`));
  return isInside && pathname !== location.pathname && !pathname.includes('.') && target === '';
}
