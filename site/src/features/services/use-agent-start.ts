import { useEffect, useState } from 'react';

const FIELDS = ['name', 'role', 'goal'] as const;

/** What the page says of an agent. */
type AgentStart = Record<(typeof FIELDS)[number], string>;

/**
 * Starts the form with the type of agent that the address names, and again whenever one is picked (`AgentTypes.tsx`).
 * What the visitor typed stays.
 * @returns the name of that type; `undefined` while no type is chosen
 */
export function useAgentStart(): string | undefined {
  const [start, setStart] = useState<AgentStart>();

  useEffect(() => {
    let last: AgentStart | undefined;
    const follow = () => {
      const picked = findStart(window.location.hash);
      if (!picked) return;
      fillIn(picked, last);
      // The link led to the place of the form, where nothing takes the focus; what the form still needs is the address.
      controlOf('email')?.focus({ preventScroll: true });
      last = picked;
      setStart(picked);
    };
    /** A link to where one is already changes nothing that could be heard otherwise. */
    const followAgain = ({ target }: MouseEvent) => {
      const link = (target as Element).closest('a');
      if (link?.hash === window.location.hash) follow();
    };
    follow();
    window.addEventListener('hashchange', follow);
    document.addEventListener('click', followAgain);
    return () => {
      window.removeEventListener('hashchange', follow);
      document.removeEventListener('click', followAgain);
    };
  }, []);

  return start?.name;
}

/** The page holds the words already; the script of the form needs none of them. */
function findStart(hash: string): AgentStart | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="#start-"]');
  const link = [...links].find((link) => link.hash === hash);
  const type = link?.closest('li');
  if (!type) return undefined;
  const [name, goal] = [link, type.querySelector('p')].map((words) => words?.textContent ?? '');
  return { name: name ?? '', role: type.dataset.role ?? '', goal: goal ?? '' };
}

function controlOf(field: string): HTMLInputElement | null {
  return document.querySelector(`#agent-workflow form [name=${field}]`);
}

function fillIn(picked: AgentStart, last: AgentStart | undefined): void {
  for (const field of FIELDS) {
    const control = controlOf(field);
    if (!control) continue;
    if (control.value !== '' && control.value !== last?.[field]) continue;
    control.value = picked[field];
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
