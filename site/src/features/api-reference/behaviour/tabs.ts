import { LANGUAGE_KEY } from './remembered-language.ts';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Lets the tabs of the page move: by click, and by keys as the ARIA tabs pattern has them. */
export function hydrateTabs(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-tabs]')) hydrateTabGroup(group);
}

function hydrateTabGroup(group: HTMLElement): void {
  const tabs = [...group.querySelectorAll<HTMLAnchorElement>('[role=tab]')];
  const isLanguage = group.dataset.tabs !== '';

  const select = (chosen: HTMLAnchorElement) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      (document.getElementById(tab.hash.slice(1)) as HTMLElement).hidden = !isChosen;
    }
  };
  const choose = (tab: HTMLAnchorElement) => {
    select(tab);
    if (!isLanguage) return;
    document.documentElement.dataset.language = tab.hash.slice(1);
    history.replaceState(history.state, '', tab.hash);
    try {
      localStorage.setItem(LANGUAGE_KEY, tab.hash.slice(1));
    } catch {
      // A visitor who keeps nothing chooses again on the next page.
    }
  };

  const named = [isLanguage ? `#${document.documentElement.dataset.language}` : '', location.hash];
  const first = tabs.findLast(({ hash }) => named.includes(hash)) ?? tabs[0];
  if (first) select(first);
  group.dataset.live = '';

  group.addEventListener('click', (event) => {
    const tab = (event.target as Element).closest<HTMLAnchorElement>('[role=tab]');
    if (!tab || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(tab);
  });
  group.addEventListener('keydown', (event) => {
    const at = tabs.indexOf(event.target as HTMLAnchorElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const step = STEPS[key];
    const next =
      key === 'Home' ? tabs[0] : key === 'End' ? tabs.at(-1) : tabs.at((at + (step ?? 0)) % tabs.length);
    if (!next || (step === undefined && !['Home', 'End', ' '].includes(key))) return;
    event.preventDefault();
    choose(next);
    next.focus();
  });
}
