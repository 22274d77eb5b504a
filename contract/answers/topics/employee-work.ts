import type { Topic } from '../topic.ts';

const JOB_CARD = 'job-title';

/** How AI employees work: when, with whom, from what. */
export const employeeWorkTopics: readonly Topic[] = [
  {
    id: 'agents-working-together',
    group: 'AI employees',
    audience: 'buyer',
    status: 'published',
    question: 'Can several AI employees work together?',
    phrasings: [
      'multi-agent orchestration',
      'do agents talk to each other',
      'agents hand work to one another',
      'several agents on one job',
      'team of agents',
      'lead agent splits the task',
      'chain of AI employees',
      'pass context between agents',
      'multi agnt',
      'Arbeiten mehrere Agenten zusammen?',
      'agents ek saath kaam karte hain kya',
      'varios agentes juntos',
    ],
    words:
      'collaborate teamwork cooperate relay baton swarm crew crewai langgraph autogen supervisor manager subagents coordinate pipeline collaboration delegate handoff handover divide labor parallel shared duplicate conflict passes next zusammenarbeit übergabe staffel verteilen milkar',
    answer:
      'Yes. A lead agent splits the work, hands out the parts and puts the answers together; the full brief goes along. When it takes judgment, it goes to a person, and every step is in one timeline.',
    sources: [
      {
        page: '/services',
        anchor: 'orchestration-title',
        evidence:
          'In multi-agent orchestration, a lead agent splits it, hands out the parts and puts the answers together. When it takes judgment, it goes to a person.',
      },
      {
        page: '/services',
        anchor: 'orchestration-title',
        evidence: 'Every step, source and decision in one timeline, live and afterward.',
      },
    ],
    next: { label: 'How agents work together', page: '/services' },
    reviewed: '2026-11-26',
  },
  {
    id: 'working-hours',
    group: 'AI employees',
    audience: 'buyer',
    status: 'published',
    question: 'When do AI employees work?',
    phrasings: [
      'do they work on Sundays',
      'working hours of AI employees',
      'do they work at night',
      'nights and weekends',
      'available 24 hours',
      'does the agent sleep',
      'runs overnight',
      'agents on holidays',
      'can it answer at 3 am',
      'set quiet hours',
      'wrking hours',
      'Arbeiten die KI-Mitarbeiter nachts?',
      'am Wochenende aktiv',
      'raat ko bhi kaam karte hain kya',
      'trabajan de noche',
    ],
    words:
      '24x7 round clock midnight sunday bank holiday christmas shift after closed office evening vacation time zone sick day breaks tired overtime always awake unattended weekend early morning feierabend feiertage nachtschicht rund um uhr öffnungszeiten chutti din',
    answer:
      'At any hour. Routine steps run overnight, so mornings start with what needs a person, and the night shift gets the same answers as head office. You can set quiet hours as a limit.',
    sources: [
      {
        page: '/roi-calculator',
        anchor: 'benefits-title',
        evidence: 'Routine steps run overnight. Mornings start with what needs a person.',
      },
      {
        page: '/ai-employees/ai-hr',
        anchor: 'benefits-title',
        evidence: 'The night shift gets the same answers as head office, whenever it asks.',
      },
      {
        page: '/ai-employees/ai-sdr',
        anchor: 'benefits-title',
        evidence: 'Unsubscribes, quiet hours and banned words are limits Noah can’t cross.',
      },
    ],
    reviewed: '2026-11-26',
  },
  {
    id: 'memory-and-knowledge',
    group: 'AI employees',
    audience: 'buyer',
    status: 'published',
    question: 'What do AI employees know, and do they remember?',
    phrasings: [
      'what does the AI know about our company',
      'does it remember corrections',
      'memory of the agent',
      'learn from feedback',
      'where does it get its knowledge',
      'does it read our documents',
      'long-term memory',
      'does it learn our style from emails',
      'teach it our rules',
      'memry',
      'Merkt sich die KI Korrekturen?',
      'Woher kommt das Wissen?',
      'yaad rakhta hai kya',
      'recuerda lo que le digo',
    ],
    words:
      'forget amnesia repeat myself every time context previous conversation recall retain preferences learns smarter house wiki rag vector embeddings handbook explain again same mistake twice institutional corrected gedächtnis vergessen lernen beibringen wissensbasis sikhana',
    answer:
      'Each reads the documents you give it, respects who can see what, and names the page behind its answer. Owen, for one, remembers corrections, with who made them and when. Your files and memory are separate from every other customer’s.',
    sources: [
      {
        page: '/ai-employees',
        anchor: 'reasons-title',
        evidence:
          'Each reads the documents you give it, respects who can see what, and names the page behind its answer.',
      },
      {
        page: '/ai-employees/ai-proposal-writer',
        anchor: 'benefits-title',
        evidence: 'Owen remembers corrections, with who made them and when.',
      },
      {
        page: '/services',
        anchor: 'controls-title',
        evidence: 'Your workspace has its own files and memory, separate from every other customer’s.',
      },
    ],
    next: { label: 'Meet the AI employees', page: '/ai-employees' },
    reviewed: '2026-11-26',
  },
  {
    id: 'email-sending',
    group: 'AI employees',
    audience: 'buyer',
    status: 'published',
    question: 'Do AI employees send emails by themselves?',
    phrasings: [
      'message clients without asking me first',
      'does it send emails on its own',
      'automatic email sending',
      'will the agent email my customers without me',
      'send in my name',
      'draft or send emails',
      'can it reply to mail automatically',
      'email permission for the agent',
      'mass mailing',
      'emial sending',
      'Verschickt die KI selbst E-Mails?',
      'E-Mails in meinem Namen',
      'khud se email bhejta hai kya',
      'envía correos sola',
    ],
    words:
      'outbox autopilot embarrassing blast spam newsletter smtp dkim spf sender address unsupervised press queue wrong recipient goes signature unreviewed autonomous outgoing entwurf mailversand absenden ungefragt postausgang bina dekhe',
    answer:
      'Only as far as you allow. Ava answers routine email by your rules and never sends in your name before you’ve allowed it; Noah asks before sending until you’ve approved the first hundred.',
    sources: [
      {
        page: '/ai-employees/ai-executive-assistant',
        anchor: JOB_CARD,
        evidence: 'Never: Deletes an email; Sends in your name before you’ve allowed it;',
      },
      {
        page: '/ai-employees/ai-executive-assistant',
        anchor: JOB_CARD,
        evidence: 'Answers routine email by your rules;',
      },
      {
        page: '/ai-employees/ai-sdr',
        anchor: JOB_CARD,
        evidence: 'Asks first: Sending, until you’ve approved the first hundred;',
      },
    ],
    isInFaq: true,
    reviewed: '2026-11-26',
  },
  {
    id: 'scheduled-work',
    group: 'AI employees',
    audience: 'buyer',
    status: 'published',
    question: 'Do AI employees start work by themselves?',
    phrasings: [
      'kick off tasks on its own every morning',
      'does it start by itself',
      'triggers for an agent',
      'scheduled tasks',
      'run every Monday',
      'do I have to prompt it each time',
      'proactive agent',
      'event that starts an agent',
      'recurring job',
      'skills and triggers',
      'shedule a task',
      'Startet die KI von selbst?',
      'automatisch auslösen',
      'apne aap kaam shuru karta hai kya',
      'tareas programadas',
    ],
    words:
      'cron timer nightly batch autopilot hands background automate daily weekly monthly end quarter alarm email arrives new file lands reminder unattended trigger regularly routine babysit manual zeitgesteuert zeitplan regelmäßig anstoßen roz subah',
    answer:
      'Yes: an AI employee picks up work as it arrives. A skill is a rule: when this happens, do that, record this. One of Noah’s is triggered when an item is created or updated.',
    sources: [
      {
        page: '/',
        anchor: 'why-title',
        evidence: 'An AI employee has a job: it picks up work as it arrives',
      },
      {
        page: '/ai-employees/ai-sdr',
        anchor: 'skill-title',
        evidence: 'A skill is a rule: when this happens, do that, record this.',
      },
      {
        page: '/ai-employees/ai-sdr',
        anchor: 'skill-title',
        evidence: 'Triggers: Item created; Item updated.',
      },
    ],
    next: { label: 'Meet Noah', page: '/ai-employees/ai-sdr' },
    reviewed: '2026-11-26',
  },
];
