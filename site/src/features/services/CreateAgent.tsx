import type { ReactNode } from 'react';
import { PrivacyLine } from '../../api/lead-form/PrivacyLine.tsx';
import { content } from '../../content.ts';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { AgentSettings } from './AgentSettings.tsx';
import { startOf } from './agent-types.ts';
import styles from './CreateAgent.module.css';

/** The section of the 'Create Your AI Agent' form (S1 section 2.5). `children` are the form. */
export function CreateAgent({ children }: { children?: ReactNode }) {
  const { createAgent, agentTypes } = content().one('pages/services');
  return (
    <Section labelledBy="create-agent-title" id="agent-workflow">
      <SectionHead id="create-agent-title" title={createAgent.title}>
        {createAgent.lede}
      </SectionHead>
      <div className={styles.root}>
        <div>
          {agentTypes.list.map((type) => (
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
