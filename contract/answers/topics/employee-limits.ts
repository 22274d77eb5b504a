import type { Topic } from '../topic.ts';

const JOB_CARD = 'job-title';

/** How AI employees are held in check, and what they can't be relied on for. */
export const employeeLimitTopics: readonly Topic[] = [
  {
    id: 'mistakes',
    group: 'AI employees',
    audience: 'buyer',
    status: 'published',
    question: 'Who is responsible if an AI employee makes a mistake?',
    phrasings: [
      'who is liable when an agent sends nonsense to a client',
      'AI screws up',
      'whose fault is it if it goes wrong',
      'who is responsible for mistakes',
      'AI made an error, who is liable',
      'accountability for what the agent does',
      'who takes the blame',
      'responsibility for AI decisions',
      'what if the AI does something stupid',
      'responsable for misstakes',
      'Wer haftet, wenn die KI einen Fehler macht?',
      'Verantwortung für Fehler',
      'AI galti kare to zimmedar kaun',
      'quién responde por los errores',
    ],
    words:
      'blunder oops damage price quoted customer sued lawsuit embarrassing fiasco mess cost indemnify negligence insurance compensation screwed accountable pay harm rogue schaden haftung schuld fehlentscheidung verantwortlicher nuksan bharpai',
    answer:
      'Your people. You decide what an AI employee can see and do, and you’re responsible for what you let it do on your behalf. Agents make mistakes, so start with work someone reviews and use approvals for steps that can’t be undone.',
    sources: [
      {
        page: '/',
        anchor: 'why-title',
        evidence:
          'Your people. You set who can build and publish agents, and where an agent has to stop and ask. Agents make mistakes, so start with work someone reviews and loosen the limits as you see results.',
      },
      {
        page: '/terms',
        anchor: 'ai-employees',
        evidence:
          'Use approvals for steps that can’t be undone. You decide what an AI employee can see and do, and you’re responsible for what you let it do on your behalf.',
      },
    ],
    next: { label: 'Terms: what AI employees do', page: '/terms' },
    isInFaq: true,
    reviewed: '2026-11-26',
  },
  {
    id: 'hallucination',
    group: 'AI employees',
    audience: 'buyer',
    status: 'published',
    question: 'How accurate are the answers? Can it make things up?',
    phrasings: [
      'how reliable is what it writes',
      'hallucinations',
      'does it make things up',
      'how accurate is it',
      'accuracy',
      'can I trust the answers',
      'false information',
      'how often is the AI wrong',
      'does it cite sources',
      'made-up facts',
      'halucination',
      'Halluziniert die KI?',
      'Wie genau sind die Antworten?',
      'galat jawab deta hai kya',
      'inventa respuestas',
    ],
    words:
      'nonsense invents lies fabricates fake citations bogus confident fact check precision error rate benchmark percent correct trustworthy credible fiction guesses bluff incorrect verify double quatsch erfinden erfunden ausgedacht fehlerquote verlässlich jhooth bharosa',
    answer:
      'They can be wrong, miss something, or write something that sounds right and isn’t. Each names the page behind its answer and asks when it can’t find something; have a person check what matters.',
    sources: [
      {
        page: '/terms',
        anchor: 'ai-employees',
        evidence:
          'They can be wrong, miss something, or write something that sounds right and isn’t. Have a person check what matters before you rely on it, especially in legal, medical, financial and HR questions.',
      },
      {
        page: '/ai-employees',
        anchor: 'reasons-title',
        evidence:
          'Each reads the documents you give it, respects who can see what, and names the page behind its answer. When it can’t find something, it asks.',
      },
    ],
    next: { label: 'Terms: what AI employees do', page: '/terms' },
    isInFaq: true,
    reviewed: '2026-11-26',
  },
  {
    id: 'approvals',
    group: 'AI employees',
    audience: 'buyer',
    status: 'published',
    question: 'Can we approve what an AI employee does before it happens?',
    phrasings: [
      'do we stay in control',
      'does it do things without permission',
      'my manager signs off before anything goes out',
      'approval workflow',
      'human in the loop',
      'approve before it acts',
      'set limits for an agent',
      'stop an agent from spending money',
      'guardrails',
      'when does it hand over to a person',
      'escalation to a human',
      'aproval step',
      'Freigabe durch einen Menschen',
      'Grenzen für Agenten festlegen',
      'bina puche kuch karega kya',
    ],
    words:
      'sign leash rogue runaway veto confirm oversight four eyes double check supervise gatekeeper second pair kill switch button review green light threshold cap reckless autonomous final say vier augen absegnen kontrolle genehmigung freigeben manzoori ijazat',
    answer:
      'Yes. You set where agents stop: before a price, a promise or anything public. They ask with the draft and the reasoning attached, and the work waits for the person you named.',
    sources: [
      {
        page: '/services',
        anchor: 'orchestration-title',
        evidence:
          'You set where agents stop: before a price, a promise or anything public. They ask with the draft and the reasoning attached.',
      },
      {
        page: '/ai-employees',
        anchor: 'reasons-title',
        evidence: 'When one applies, the work waits for that person with everything attached.',
      },
    ],
    next: { label: 'How agents work together', page: '/services' },
    isInFaq: true,
    reviewed: '2026-11-26',
  },
  {
    id: 'approver-away',
    group: 'AI employees',
    audience: 'user',
    status: 'partly',
    question: 'What happens to an approval while the person who gives it is away?',
    phrasings: [
      'deputy for approvals',
      'stand-in when the approver is ill',
      'the approval request stays unanswered',
      'holiday cover for the person who signs off',
      'approval waits too long',
      'can a colleague approve in my place while I am off',
      'does the work continue if no one approves',
      'aprover is abscent',
      'Vertretung bei Freigaben',
      'Wer gibt frei, wenn der Zuständige im Urlaub ist?',
      'manager chhutti par ho to approval kaun dega',
      '¿quién aprueba si el responsable no está?',
    ],
    words:
      'vacation vacations holiday holidays leave sick absent absence away out of office substitute replacement delegate delegated delegation backup timeout unanswered overdue escalate weekend approver approvers vertreter krank abwesend urlaub vacaciones ausente chutti',
    answer:
      'The work waits for the person you named, with everything attached. We don’t publish a deputy or a time after which someone else is asked. Ask us.',
    sources: [
      {
        page: '/ai-employees',
        anchor: 'reasons-title',
        evidence: 'When one applies, the work waits for that person with everything attached.',
      },
    ],
    next: { label: 'Ask us', page: '/contact-us' },
    unpublished: [
      /approvals? (?:passes|pass|goes|go|moves|move|escalates?) to (?:a|the|your) (?:deputy|stand-in|next)/i,
    ],
    reviewed: '2026-11-28',
  },
  {
    id: 'replace-people',
    group: 'AI employees',
    audience: 'buyer',
    status: 'published',
    question: 'Do AI employees replace people?',
    phrasings: [
      'is my job at risk',
      'cut headcount',
      'make my colleagues redundant',
      'will it replace our staff',
      'do people lose their jobs',
      'layoffs because of AI',
      'can we fire the marketing team',
      'does it take away jobs',
      'employees are afraid of AI',
      'works council question about jobs',
      'replce humans',
      'Ersetzt die KI Mitarbeiter?',
      'Verlieren Leute ihren Job?',
      'kya logon ki naukri jayegi',
      'reemplaza a las personas',
    ],
    words:
      'redundancies sacked fired axed layoff reduction union workers betriebsrat obsolete livelihood takeover robots fear threatened downsizing unemployment workforce cuts worry morale receptionist junior intern arbeitsplatz kündigungen wegrationalisieren stellenabbau angst berozgar chhatni',
    answer:
      'They’re built to work alongside your team: they pick up the work that’s stuck in someone’s queue, and your people make the calls that matter. They take what repeats and bring back what needs judgment.',
    sources: [
      {
        page: '/',
        anchor: '',
        evidence:
          'AI employees pick up the work that’s stuck in someone’s queue. Your people make the calls that matter.',
      },
      {
        page: '/ai-employees',
        anchor: '',
        evidence:
          'AI employees take what repeats, bring back what needs judgment, and you always see who has it.',
      },
    ],
    next: { label: 'Meet the AI employees', page: '/ai-employees' },
    reviewed: '2026-11-26',
  },
  {
    id: 'hiring-decisions',
    group: 'AI employees',
    audience: 'buyer',
    status: 'published',
    question: 'Does the AI decide who gets hired or rejected?',
    phrasings: [
      'does the AI reject candidates',
      'who decides about applicants',
      'automated hiring decisions',
      'can Hana turn down an application',
      'is a person rejected by a machine',
      'bias in recruiting AI',
      'does it rank or score people',
      'fire or promote employees with AI',
      'screening resumes without a human',
      'reject aplicants automatically',
      'Entscheidet die KI über Bewerber?',
      'Absagen durch die KI',
      'kya AI kisi ko reject kar sakta hai',
      'and does she decide who is hired?',
    ],
    words:
      'discrimination eu act high risk eeoc local law 144 adverse impact shortlist cv sift applicant ranking rejection letter gender age fair prejudice article 22 decision promotion firing candidate recruiter blind bewerbung aussortieren diskriminierung agg lebenslauf auswahl bharti bhedbhav',
    answer:
      'No. Hana notes what matches your written criteria and quotes the line; hiring, declining and rating stay with your team. It asks before inviting someone to an interview.',
    sources: [
      {
        page: '/ai-employees/ai-hr',
        anchor: JOB_CARD,
        evidence: 'Never: Hires, declines or rates anyone;',
      },
      {
        page: '/ai-employees/ai-hr',
        anchor: 'benefits-title',
        evidence: 'Hana prepares and quotes. Hiring, declining and rating stay with your team.',
      },
      {
        page: '/ai-employees/ai-hr',
        anchor: 'capabilities-title',
        evidence:
          'Notes what matches your written criteria and quotes the line. You invite, and you decline.',
      },
    ],
    next: { label: 'Meet Hana', page: '/ai-employees/ai-hr' },
    isInFaq: true,
    reviewed: '2026-11-26',
  },
];
