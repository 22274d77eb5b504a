import type { ReactNode } from 'react';
import { PrivacyLine } from '../../api/lead-form/PrivacyLine.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { AgentSettings } from './AgentSettings.tsx';
import { agentTypes, startOf } from './agent-types.ts';
import styles from './CreateAgent.module.css';

/** The section of the 'Create Your AI Agent' form (S1 section 2.5). `children` are the form. */
export function CreateAgent({ children }: { children?: ReactNode }) {
  return (
    <Section labelledBy="create-agent-title" id="agent-workflow">
      <SectionHead id="create-agent-title" title="Create Your AI Agent">
        Describe the job in your own words and we’ll get back to you soon. All we need is a name for the agent
        and your email.
      </SectionHead>
      <div className={styles.root}>
        <div>
          {agentTypes.map((type) => (
            <span className={styles.start} id={startOf(type)} key={type.name} />
          ))}
          {children}
          <PrivacyLine />
        </div>
        <AgentSettings />
      </div>
    </Section>
  );
}
