import { ChevronDown, Copy } from 'lucide-react';
import { content } from '../../../content.ts';
import accordion from '../../../design/ui/Accordion.module.css';
import { ArrowLink } from '../../../design/ui/ArrowLink.tsx';
import { Button } from '../../../design/ui/Button.tsx';
import { ProseHtml } from '../../../design/ui/Prose.tsx';
import { Section, SectionHead } from '../../../design/ui/Section.tsx';
import { agentStartAddress } from '../../../product/agent-start.ts';
import { wordsFor } from '../../../words.ts';
import type { WrittenTemplate } from './read-templates.ts';
import styles from './TemplateShelf.module.css';

/** Templates of articles, to be copied: one open at a time, in HTML alone. */
export function TemplateShelf({ templates }: { templates: readonly WrittenTemplate[] }) {
  const { title, lede } = content().one('pages/resources').templates;
  const { copied, selected } = wordsFor('templates');
  return (
    <Section labelledBy="templates-title" tone="quiet">
      <SectionHead id="templates-title" title={title}>
        {lede}
      </SectionHead>
      <div className={accordion.root}>
        {templates.map((template, index) => (
          <TemplateFold template={template} isOpen={index === 0} key={template.id} />
        ))}
      </div>
      <p className={styles.status} role="status" data-copied={copied} data-selected={selected} />
    </Section>
  );
}

/** One template: its words as they are copied, beside the article that explains it and the agent that could keep it. */
function TemplateFold({ template, isOpen }: { template: WrittenTemplate; isOpen: boolean }) {
  const words = content().one('pages/resources').templates;
  const { id, name, text, article, agent, html, plain } = template;
  return (
    <details className={accordion.item} name="templates" id={id} open={isOpen}>
      <summary className={accordion.question}>
        <hgroup className={styles.name}>
          <h3>{name}</h3>
          <p className={styles.text}>{text}</p>
        </hgroup>
        <ChevronDown className={accordion.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.body}>
        {/* An example of ours says nothing of the product. */}
        <div className={styles.paper} data-says="scene">
          <ProseHtml html={html} />
        </div>
        <div className={styles.ways}>
          <Button data-copy={plain} aria-label={`${words.copy}: ${name}`}>
            <Copy size={18} aria-hidden="true" />
            {words.copy}
          </Button>
          <p className={styles.text}>
            {words.explained} <a href={article.path}>{article.subject}</a>
          </p>
          <div className={styles.agent}>
            <h4>{agent.name}</h4>
            <p className={styles.text}>{agent.desc}</p>
            <ArrowLink href={agentStartAddress(agent)}>{words.build}</ArrowLink>
          </div>
        </div>
      </div>
    </details>
  );
}
