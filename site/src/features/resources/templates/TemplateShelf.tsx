import { content } from '../../../content.ts';
import accordion from '../../../design/ui/Accordion.module.css';
import { Section } from '../../../design/ui/Section.tsx';
import { SectionHead } from '../../../design/ui/SectionHead.tsx';
import { wordsFor } from '../../../words.ts';
import type { WrittenTemplate } from './read-templates.ts';
import { TemplateFold } from './TemplateFold.tsx';
import styles from './TemplateShelf.module.css';

/** What articles hold that is used again and again, to be copied: one open at a time, in HTML alone. */
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
