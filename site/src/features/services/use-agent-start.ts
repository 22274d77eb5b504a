import { useEffect, useState } from 'react';
import { AGENT_START_FIELDS, type AgentStart, readAgentStart } from '../../product/agent-start.ts';

/**
 * Starts the form with the agent that the address describes, such as that of a template on `/resources`, or with the type
 * of agent that it names, and again whenever one is picked (`AgentTypes.tsx`). What the visitor typed stays.
 * @returns the name of that agent; `undefined` while none is chosen
 */
export function useAgentStart(): string | undefined {
  const [start, setStart] = useState<AgentStart>();

  useEffect(() => {
    let last: AgentStart | undefined;
    const begin = (picked: AgentStart | undefined) => {
      if (!picked) return;
      fillIn(picked, last);
      // The link led to the place of the form, where nothing takes the focus; what the form still needs is the address.
      controlOf('email')?.focus({ preventScroll: true });
      last = picked;
      setStart(picked);
    };
    const follow = () => begin(findStart(window.location.hash));
    /** A link to where one is already changes nothing that could be heard otherwise. */
    const followAgain = ({ target }: MouseEvent) => {
      const link = (target as Element).closest('a');
      if (link?.hash === window.location.hash) follow();
    };
    begin(findStart(window.location.hash) ?? readAgentStart(window.location.search));
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
  for (const field of AGENT_START_FIELDS) {
    const control = controlOf(field);
    if (!control) continue;
    if (control.value !== '' && control.value !== last?.[field]) continue;
    control.value = picked[field] ?? '';
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
