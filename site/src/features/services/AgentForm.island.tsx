import { AGENT, AGENT_TEXTS } from 'contract/leads/agent.ts';
import { THANK_YOU_PAGE } from 'contract/site/addresses.ts';
import { LeadForm } from '../../api/lead-form/LeadForm.tsx';
import { agentCall } from './agent-request.ts';
import styles from './CreateAgent.module.css';
import { useAgentStart } from './use-agent-start.ts';

const LOOKS = {
  name: { placeholder: 'Invoice checker', hint: 'What you’ll call it' },
  role: { placeholder: 'Accounts assistant' },
  goal: { placeholder: 'Never pay an invoice twice', isShort: true },
  desc: { placeholder: 'What does it work on, and how often?' },
  instructions: { placeholder: 'What must it always do, and when should it ask someone?' },
};

/**
 * 'Create Your AI Agent' (S1 sections 2.5, 4 and 5). Hydrated for its messages, and to begin with a type of agent that was
 * picked; without script it posts itself.
 */
export function AgentForm() {
  const started = useAgentStart();
  return (
    <LeadForm
      call={agentCall}
      fields={AGENT}
      words={import.meta.env.SSR ? AGENT_TEXTS : undefined}
      looks={LOOKS}
      label="Create Your AI Agent"
      submitLabel="Create agent"
      onSent={() => window.location.assign(THANK_YOU_PAGE)}
      outcome={
        <p className={styles.started} role="status">
          {started && `Started with ${started}. Change whatever you like.`}
        </p>
      }
    />
  );
}
