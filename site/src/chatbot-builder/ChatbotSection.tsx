import type { ReactNode } from 'react';
import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';

/** The place of the chatbot builder on the home page (S1 section 2.4); the page puts the island in. */
export function ChatbotSection({ children }: { children: ReactNode }) {
  return (
    <Section id="chatbot-builder" labelledBy="chatbot-title">
      <SectionHead id="chatbot-title" title="Design your public chatbot">
        Name it, give it a first sentence and a colour, and see it as your guests will. Send it to us, and the
        team gets back to you soon.
      </SectionHead>
      {children}
    </Section>
  );
}
