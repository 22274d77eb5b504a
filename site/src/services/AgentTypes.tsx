import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import styles from './AgentTypes.module.css';
import { agentTypes } from './agent-types.ts';

/** Twenty kinds of agents, to find one's own (S1 sections 2.5 and 9). */
export function AgentTypes() {
  return (
    <Section labelledBy="agent-types-title">
      <SectionHead id="agent-types-title" title="Twenty agents to start from">
        Small jobs with a clear end make good beginnings. Take one of these, or two that hand over to each
        other.
      </SectionHead>
      <ul className={styles.grid}>
        {agentTypes.map(({ name, text, icon: Icon }) => (
          <li className={styles.type} key={name}>
            <Icon className={styles.icon} size={20} aria-hidden="true" />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
