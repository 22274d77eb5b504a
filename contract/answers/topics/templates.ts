import type { Topic } from '../topic.ts';

export const templateTopics: readonly Topic[] = [
  {
    id: 'work-templates',
    group: 'Setup and integrations',
    audience: 'user',
    status: 'published',
    question: 'Do you have templates for work with agents?',
    phrasings: [
      'do you have a template for a handoff note',
      'access policy template for AI agents',
      'where can I copy the scoring sheet',
      'approval table to download',
      'template for a lead brief',
      'is there an onboarding checklist I can copy',
      'how do I tell my team, is there a message to adapt',
      'decision record format for an audit trail',
      'content calendar template',
      'handof note templat',
      'Gibt es eine Vorlage für eine Übergabenotiz',
      'handover note ka template milega',
      '¿tienen plantillas para copiar?',
    ],
    words:
      'sample form sheet checklist document blank fill in paste vorlagen muster formular checkliste ankündigung freigabetabelle plantilla formulario namuna likhne ka format announcement example policy one page',
    answer:
      'Yes, nine to copy, free and without a form: among them a handoff note, an access policy, a scoring sheet and an onboarding list. Each leads to the article that explains it and to an agent that could keep it.',
    sources: [
      {
        page: '/resources',
        anchor: 'templates-title',
        evidence: 'Free, without a form.',
      },
      {
        page: '/resources',
        anchor: 'handoff-note',
        evidence: 'Writes the six-part note whenever a case passes from an agent to a person.',
      },
    ],
    next: { label: 'See the templates', page: '/resources#templates-title' },
    reviewed: '2026-11-26',
  },
];
