import type { ReactNode } from 'react';
import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { AgentSettings } from './AgentSettings.tsx';
import styles from './CreateAgent.module.css';

/** The section of the 'Create Your AI Agent' form (S1 section 2.5). `children` are the form. */
export function CreateAgent({ children }: { children?: ReactNode }) {
  return (
    <Section labelledBy="create-agent-title" id="agent-workflow">
      <SectionHead id="create-agent-title" title="Create Your AI Agent">
        Tell us about the job in your own words, and the team gets back to you soon. A name for the agent and
        your email address are enough to begin.
      </SectionHead>
      <div className={styles.root}>
        <div>{children}</div>
        <AgentSettings />
      </div>
    </Section>
  );
}
