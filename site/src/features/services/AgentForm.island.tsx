import { fill } from 'contract/content/fill.ts';
import { AGENT, AGENT_TEXTS } from 'contract/leads/agent.ts';
import { THANK_YOU_PAGE } from 'contract/site/addresses.ts';
import { LeadForm } from '../../api/lead-form/LeadForm.tsx';
import { wordsFor } from '../../words.ts';
import { agentCall } from './agent-request.ts';
import styles from './CreateAgent.module.css';
import { useAgentStart } from './use-agent-start.ts';

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
