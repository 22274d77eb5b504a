import { LeadForm } from '../lead-form/LeadForm.tsx';
import { paths } from '../routes.ts';
import { TextAreaField, TextField } from '../ui/Field.tsx';
import { FieldGrid } from '../ui/FieldGrid.tsx';
import { agentCall, agentMessages, readAgentRequest } from './agent-request.ts';

/** 'Create Your AI Agent' (S1 sections 2.5, 4, 5). Hydrated for its messages; without script it posts itself. */
export function AgentForm() {
  return (
    <LeadForm
      call={agentCall}
      label="Create Your AI Agent"
      messages={agentMessages}
      submitLabel="Create agent"
      readBody={readAgentRequest}
      onSent={() => window.location.assign(paths.thankYou)}
    >
      {(field) => (
        <FieldGrid>
          <TextField
            label="Name"
            {...field('name')}
            placeholder="Invoice checker"
            hint="What the agent is called"
            required
          />
          <TextField label="Role" {...field('role')} placeholder="Accounts assistant" hint="Optional" />
          <TextField label="Email" {...field('email')} type="email" autoComplete="email" required />
          <TextField label="Goal" {...field('goal')} placeholder="No invoice is paid twice" hint="Optional" />
          <TextAreaField
            label="Description"
            {...field('desc')}
            placeholder="What does it look at, and how often?"
            hint="Optional"
          />
          <TextAreaField
            label="Instructions"
            {...field('instructions')}
            placeholder="What must it always do, and when must it ask a person?"
            hint="Optional"
          />
        </FieldGrid>
      )}
    </LeadForm>
  );
}
