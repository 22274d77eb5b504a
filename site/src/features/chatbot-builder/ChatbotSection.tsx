import type { ReactNode } from 'react';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';

/** The place of the chatbot builder on the home page (S1 section 2.4); the page puts the island in. */
export function ChatbotSection({ children }: { children: ReactNode }) {
  return (
    <Section id="chatbot-builder" labelledBy="chatbot-title">
      <SectionHead id="chatbot-title" title="Design your public chatbot">
        Pick its words and colors, try a question, and we’ll take it from there.
      </SectionHead>
      {children}
    </Section>
  );
}
