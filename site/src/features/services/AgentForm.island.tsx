import { fill } from 'contract/content/fill.ts';
import { AGENT, AGENT_TEXTS } from 'contract/leads/agent.ts';
import { THANK_YOU_PAGE } from 'contract/site/addresses.ts';
import { useEffect, useState } from 'react';
import { LeadForm } from '../../api/lead-form/LeadForm.tsx';
import type { LeadCallTexts } from '../../api/lead-form/use-lead-submission.ts';
import { RequestRefused } from '../../api/post-lead.ts';
import { AGENT_START_FIELDS, type AgentStart, readAgentStart } from '../../product/agent-start.ts';
import { wordsFor } from '../../words.ts';
import styles from './CreateAgent.module.css';

const agentCall: LeadCallTexts = {
  kind: 'agent',
  describeFailure: describeAgentFailure,
  alertsFailure: true,
};

/**
 * 'Create Your AI Agent' (S1 sections 2.5, 4 and 5). Hydrated for its messages, and to begin with a type of agent that was
 * picked; without script it posts itself.
 */
export function AgentForm() {
  const words = wordsFor('agentForm');
  const started = useAgentStart();
  return (
    <LeadForm
      call={agentCall}
      fields={AGENT}
      words={import.meta.env.SSR ? AGENT_TEXTS : undefined}
      looks={{
        name: { placeholder: words.name, hint: words.nameHint },
        role: { placeholder: words.role },
        goal: { placeholder: words.goal, isShort: true },
        desc: { placeholder: words.description },
        instructions: { placeholder: words.instructions },
      }}
      label={words.label}
      submitLabel={words.submit}
      onSent={() => window.location.assign(THANK_YOU_PAGE)}
      outcome={
        <p className={styles.started} role="status">
          {started && fill(words.started, { agent: started })}
        </p>
      }
    />
  );
}

/** S1 section 8. */
function describeAgentFailure(error: unknown): string {
  const words = wordsFor('agentForm');
  if (error instanceof RequestRefused) return fill(words.refused, { status: error.status });
  return fill(words.failed, {
    reason: (error instanceof Error && error.message) || wordsFor('form').wentWrong,
  });
}

/**
 * Starts the form with the agent that the address describes, such as that of a template on `/resources`, or with the type
 * of agent that it names, and again whenever one is picked (`AgentTypes.tsx`). What the visitor typed stays.
 * @returns the name of that agent; `undefined` while none is chosen
 */
function useAgentStart(): string | undefined {
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
