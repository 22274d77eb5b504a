import { AGENT_FORM } from 'contract/agents/forms/agent-form.ts';
import { AGENT_RULES } from 'contract/leads/forms/agent-rules.ts';
import { AGENT_LABELS, AGENT_MESSAGES } from 'contract/leads/forms/agent-words.ts';
import { THANK_YOU_PAGE } from 'contract/site/addresses.ts';
import { LeadForm } from '../../calls/lead-form/LeadForm.tsx';
import { TextAreaField, TextField } from '../../design/ui/Field.tsx';
import { FieldGrid } from '../../design/ui/FieldGrid.tsx';
import { agentCall, readAgentRequest } from './agent-request.ts';
import styles from './CreateAgent.module.css';
import { useAgentStart } from './use-agent-start.ts';

/**
 * 'Create Your AI Agent' (S1 sections 2.5, 4 and 5). Hydrated for its messages, and to begin with a type of agent that was
 * picked; without script it posts itself.
 */
export function AgentForm() {
  const started = useAgentStart();
  return (
    <LeadForm
      call={agentCall}
      tool={import.meta.env.SSR ? AGENT_FORM : undefined}
      label="Create Your AI Agent"
      messages={AGENT_MESSAGES}
      rules={AGENT_RULES}
      submitLabel="Create agent"
      readBody={readAgentRequest}
      onSent={() => window.location.assign(THANK_YOU_PAGE)}
      outcome={
        <p className={styles.started} role="status">
          {started && `Started with ${started}. Change whatever you like.`}
        </p>
      }
    >
      {(field) => (
        <FieldGrid>
          <TextField
            label={AGENT_LABELS.name}
            {...field('name')}
            placeholder="Invoice checker"
            hint="What you’ll call it"
            required
          />
          <TextField
            label={AGENT_LABELS.role}
            {...field('role')}
            placeholder="Accounts assistant"
            isOptional
          />
          <TextField
            label={AGENT_LABELS.email}
            {...field('email')}
            type="email"
            autoComplete="email"
            required
          />
          <TextField
            label={AGENT_LABELS.goal}
            {...field('goal')}
            placeholder="Never pay an invoice twice"
            isOptional
          />
          <TextAreaField
            label={AGENT_LABELS.desc}
            {...field('desc')}
            placeholder="What does it work on, and how often?"
            isOptional
          />
          <TextAreaField
            label={AGENT_LABELS.instructions}
            {...field('instructions')}
            placeholder="What must it always do, and when should it ask someone?"
            isOptional
          />
        </FieldGrid>
      )}
    </LeadForm>
  );
}
