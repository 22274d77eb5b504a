import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { Section, SectionHead } from '../../design/ui/Section.tsx';

/** The place of the chatbot builder on the home page (S1 section 2.4); the page puts the island in. */
export function ChatbotSection({ children }: { children: ReactNode }) {
  const { title, lede } = content().one('pages/chatbot-builder');
  return (
    <Section id="chatbot-builder" labelledBy="chatbot-title">
      <SectionHead id="chatbot-title" title={title}>
        {lede}
      </SectionHead>
      {children}
    </Section>
  );
}
