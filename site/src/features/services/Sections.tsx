import type { Services } from 'contract/content/pages/services.ts';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { PrivacyLine } from '../../api/lead-form/PrivacyLine.tsx';
import { content } from '../../content.ts';
import { Avatar } from '../../design/pictures/Avatar.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import { Row } from '../../design/pictures/Row.tsx';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { FoldedPoints } from '../../design/ui/FoldedPoints.tsx';
import { Linked } from '../../design/ui/Marked.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import { AgentSettings } from './AgentSettings.tsx';
import { startOf } from './AgentTypes.tsx';
import createAgentStyles from './CreateAgent.module.css';
import { MatrixTable } from './MatrixTable.tsx';
import styles from './Sections.module.css';

/** Controls that keep data private and administrators in charge (S1 section 2.5). */
export function Controls() {
  const { title, lede, points, rights } = content().one('pages/services').controls;
  return (
    <Section labelledBy="controls-title">
      <SectionHead id="controls-title" title={title}>
        <Linked text={lede} />
      </SectionHead>
      <div className={styles.root}>
        <FoldedPoints points={points} />
        <RightsPicture words={rights} />
      </div>
    </Section>
  );
}

/** The rights of four roles, and the latest lines of the audit trail. */
function RightsPicture({ words }: { words: Services['controls']['rights'] }) {
  const { title, alt, roles, rights, trail } = words;
  const rows = roles.map((name, held) => ({
    name,
    cells: rights.map((right, index) =>
      index <= held ? (
        <Check className={styles.granted} size={18} key={right} />
      ) : (
        <Minus className={styles.withheld} size={18} key={right} />
      ),
    ),
  }));
  return (
    <Picture title={title} alt={alt}>
      <MatrixTable columns={rights} rows={rows} marked={2} />
      {trail.map((line) => (
        <Row
          lead={<Avatar kind={line.kind} name={line.name} />}
          title={line.title}
          detail={line.detail}
          end={<span className={styles.time}>{line.time}</span>}
          key={line.title}
        />
      ))}
    </Picture>
  );
}

/** Handover of work between agents and to a person (S1 section 2.5), beside a run of it. */
export function Orchestration({ children }: { children: ReactNode }) {
  const { title, lede, points, action } = content().one('pages/services').orchestration;
  return (
    <Section labelledBy="orchestration-title">
      <div className={styles.orchestration}>
        <div>
          <SectionHead id="orchestration-title" title={title}>
            {lede}
          </SectionHead>
          <div className={styles.points}>
            <FoldedPoints points={points} />
          </div>
          <ButtonLink variant="secondary" href={action.href}>
            {action.label}
          </ButtonLink>
        </div>
        {children}
      </div>
    </Section>
  );
}

/** The section of the 'Create Your AI Agent' form (S1 section 2.5). `children` are the form. */
export function CreateAgent({ children }: { children?: ReactNode }) {
  const { createAgent, agentTypes } = content().one('pages/services');
  return (
    <Section labelledBy="create-agent-title" id="agent-workflow">
      <SectionHead id="create-agent-title" title={createAgent.title}>
        {createAgent.lede}
      </SectionHead>
      <div className={createAgentStyles.root}>
        <div>
          {agentTypes.list.map((type) => (
            <span className={createAgentStyles.start} id={startOf(type)} key={type.name} />
          ))}
          {children}
          <PrivacyLine />
        </div>
        <AgentSettings />
      </div>
    </Section>
  );
}
