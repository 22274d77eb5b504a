import type { Topic } from '../topic.ts';

const JOB_CARD = 'job-title';

/** The seven by name: what each does, and what it never does. */
export const employeeRoleTopics: readonly Topic[] = [
  {
    id: 'ava',
    group: 'AI employees',
    audience: 'buyer',
    status: 'published',
    question: 'What does Ava do, and what does it never do?',
    phrasings: [
      'manage my calendar',
      'who is Ava',
      'what can Ava do',
      'executive assistant',
      'AI secretary for my inbox and calendar',
      'personal assistant that sorts email',
      'does Ava delete emails',
      'can Ava move my meetings',
      'meeting briefings assistant',
      'what is Ava not allowed to do',
      'assistnt for calendar',
      'KI-Assistenz für Posteingang und Kalender',
      'Was macht Ava?',
      'Ava kya karti hai',
      'asistente ejecutiva Ava',
    ],
    words:
      'overflowing mailbox drowning unread messages scheduling appointments double booked pa chief staff ceo diary travel booking flights agenda reminders triage reply invitations time zones admin work clutter back sekretärin vorzimmer terminplanung postfach büroassistenz sachiv',
    answer:
      'Ava, the executive assistant, sorts the inbox, protects the calendar and prepares the next meeting. Ava asks before anything that costs money. It never deletes an email, sends in your name before you’ve allowed it, or moves what you said never moves.',
    sources: [
      {
        page: '/ai-employees/ai-executive-assistant',
        anchor: JOB_CARD,
        evidence:
          'Never: Deletes an email; Sends in your name before you’ve allowed it; Moves what you said never moves.',
      },
      {
        page: '/ai-employees',
        anchor: 'team-title',
        evidence: 'Ava sorts the inbox, protects the calendar and prepares the next meeting.',
      },
    ],
    next: { label: 'Meet Ava', page: '/ai-employees/ai-executive-assistant' },
    reviewed: '2026-11-26',
  },
  {
    id: 'marco',
    group: 'AI employees',
    audience: 'buyer',
    status: 'published',
    question: 'What does Marco do, and what does it never do?',
    phrasings: [
      'chase people for status updates',
      'who is Marco',
      'what can Marco do',
      'AI project manager',
      'agent that keeps the project plan current',
      'status reports and risks for projects',
      'does Marco give orders to my team',
      'can Marco change a deadline',
      'project management agent',
      'what is Marco not allowed to do',
      'projct manager ai',
      'KI-Projektmanager',
      'Was macht Marco?',
      'Marco kya karta hai',
      'gestor de proyectos Marco',
    ],
    words:
      'overdue tasks slipping deadlines gantt milestones minutes action items standup scrum sprint pm pmo nagging blockers dependencies budget overrun stakeholder update weekly report backlog late projektleiter terminverzug meilensteine protokoll statusbericht deri sambhalna',
    answer:
      'Marco, the project manager, keeps plans, risks and status notes current. Marco asks before it changes a date you’ve promised. It never reports progress no one confirmed, gives people orders, or hides a delay to keep the plan green.',
    sources: [
      {
        page: '/ai-employees/ai-project-manager',
        anchor: JOB_CARD,
        evidence:
          'Never: Reports progress no one confirmed; Gives people orders; Hides a delay to keep the plan green.',
      },
      {
        page: '/ai-employees',
        anchor: 'team-title',
        evidence: 'Marco keeps plans, risks and status notes current.',
      },
    ],
    next: { label: 'Meet Marco', page: '/ai-employees/ai-project-manager' },
    reviewed: '2026-11-26',
  },
  {
    id: 'lena',
    group: 'AI employees',
    audience: 'buyer',
    status: 'published',
    question: 'What does Lena do, and what does it never do?',
    phrasings: [
      'who writes our newsletter',
      'who is Lena',
      'what can Lena do',
      'marketing associate',
      'AI for campaigns and copywriting',
      'write social media posts and newsletters',
      'content marketing agent',
      'does Lena publish by herself',
      'A/B testing headlines',
      'what is Lena not allowed to do',
      'marketting agent',
      'KI fürs Marketing',
      'Was macht Lena?',
      'Lena kya karti hai',
      'agente de marketing Lena',
    ],
    words:
      'blog seo ads instagram captions slogans mailing list brand voice landing page advertising flyer promote calendar copywriter agency email blast launch announcement banner audience unsubscribe werbung texterin beiträge kampagne rundschreiben werbetexte prachar vigyapan',
    answer:
      'Lena, the marketing associate, plans campaigns, drafts the copy and reports what worked. Lena asks before publishing what carries your name. It never makes a claim you haven’t approved, uses a word you’ve banned, or emails people who unsubscribed.',
    sources: [
      {
        page: '/ai-employees/ai-marketing-associate',
        anchor: JOB_CARD,
        evidence:
          'Never: Makes a claim you haven’t approved; Uses a word you’ve banned; Emails people who unsubscribed.',
      },
      {
        page: '/ai-employees',
        anchor: 'team-title',
        evidence: 'Lena plans campaigns, drafts the copy and reports what worked.',
      },
    ],
    next: { label: 'Meet Lena', page: '/ai-employees/ai-marketing-associate' },
    reviewed: '2026-11-26',
  },
  {
    id: 'noah',
    group: 'AI employees',
    audience: 'buyer',
    status: 'published',
    question: 'What does Noah do, and what does it never do?',
    phrasings: [
      'who is Noah',
      'what can Noah do',
      'sales development representative',
      'AI SDR',
      'cold outreach agent',
      'lead qualification and prospecting',
      'does Noah send emails to prospects by himself',
      'how often does Noah follow up',
      'what is Noah not allowed to do',
      'can Noah quote prices',
      'KI für den Vertrieb',
      'Was macht Noah?',
      'Noah kya karta hai',
      'agente de ventas Noah',
      'sdr agnt',
    ],
    words:
      'leads pipeline bdr email spam book meetings appointment setting revenue quota deals closing buyers list linkedin warm ups objection account research salesperson hunt new business akquise kaltakquise neukunden verkäufer außendienst interessenten grahak dhundna bikri',
    answer:
      'Noah, the sales representative, researches accounts, drafts outreach to people who asked, and books the call. It asks before sending until you’ve approved the first hundred, and before quoting a price. It never writes to anyone who hasn’t asked to hear from you, follows up a third time, or writes to people who unsubscribed.',
    sources: [
      {
        page: '/ai-employees/ai-sdr',
        anchor: JOB_CARD,
        evidence:
          'Never: Writes to anyone who hasn’t asked to hear from you; Emails without a reason; Follows up a third time; Writes to people who unsubscribed.',
      },
      {
        page: '/ai-employees/ai-sdr',
        anchor: JOB_CARD,
        evidence:
          'Asks first: Sending, until you’ve approved the first hundred; Quoting a price; Writing to a customer you already have.',
      },
      {
        page: '/ai-employees',
        anchor: 'team-title',
        evidence: 'Noah researches accounts, drafts outreach and books the call.',
      },
    ],
    next: { label: 'Meet Noah', page: '/ai-employees/ai-sdr' },
    reviewed: '2026-11-26',
  },
  {
    id: 'hana',
    group: 'AI employees',
    audience: 'buyer',
    status: 'published',
    question: 'What does Hana do for HR?',
    phrasings: [
      'help new joiners in their first week',
      'who is Hana',
      'what can Hana do',
      'HR agent',
      'human resources AI',
      'employee onboarding agent',
      'answer staff questions about leave and expenses',
      'handbook questions agent',
      'HR assistant tasks',
      'what is Hana not allowed to do',
      'KI für die Personalabteilung',
      'Was macht Hana?',
      'Hana kya karti hai',
      'agente de recursos humanos',
    ],
    words:
      'onboard newcomers vacation days sick pto payroll benefits policy cv resume screening interview recruiting applicants probation day personnel maternity parental team welcome checklist absence urlaub krankmeldung einarbeitung bewerbungen personaler lohn chutti naukri',
    answer:
      'Hana reads applications against your criteria and walks new hires through week one. It answers from your handbook, with the page, and asks before anything personal. It never hires, declines or rates anyone, guesses a policy, or opens a file the person asking isn’t allowed to see.',
    sources: [
      {
        page: '/ai-employees/ai-hr',
        anchor: JOB_CARD,
        evidence:
          'Never: Hires, declines or rates anyone; Guesses a policy; Opens a file the person asking isn’t allowed to see.',
      },
      {
        page: '/ai-employees',
        anchor: 'team-title',
        evidence: 'Hana reads applications against your criteria and walks new hires through week one.',
      },
    ],
    next: { label: 'Meet Hana', page: '/ai-employees/ai-hr' },
    reviewed: '2026-11-26',
  },
  {
    id: 'iris',
    group: 'AI employees',
    audience: 'buyer',
    status: 'published',
    question: 'What does Iris do, and what does it never do?',
    phrasings: [
      'keep an eye on our competitors',
      'who is Iris',
      'what can Iris do',
      'market research analyst',
      'competitor monitoring',
      'watch rivals prices',
      'survey comment analysis',
      'research with sources',
      'what is Iris not allowed to do',
      'does Iris buy reports',
      'markt research agent',
      'KI-Marktforschung',
      'Was macht Iris?',
      'Iris kya karti hai',
      'investigación de mercado Iris',
    ],
    words:
      'spy rival pricing changes trends size industry news swot benchmark landscape intelligence customer feedback surveys gartner tracking launches summary opportunity segment forecast wettbewerb konkurrenz beobachten marktanalyse umfrage bazaar pratiyogi',
    answer:
      'Iris, the market research analyst, reads the market and answers with sources. It asks before using a source you haven’t listed or buying a report. It never states a number without its source, averages out a disagreement, or signs a recommendation.',
    sources: [
      {
        page: '/ai-employees/ai-market-research-analyst',
        anchor: JOB_CARD,
        evidence:
          'Never: States a number without its source; Averages out a disagreement; Signs a recommendation.',
      },
      {
        page: '/ai-employees',
        anchor: 'team-title',
        evidence: 'Iris reads the market and answers with sources.',
      },
    ],
    next: { label: 'Meet Iris', page: '/ai-employees/ai-market-research-analyst' },
    reviewed: '2026-11-26',
  },
  {
    id: 'owen',
    group: 'AI employees',
    audience: 'buyer',
    status: 'published',
    question: 'What does Owen do, and what does it never do?',
    phrasings: [
      'who is Owen',
      'what can Owen do',
      'proposal writer',
      'AI that answers RFPs',
      'write tenders and bids',
      'draft a proposal from past answers',
      'does Owen submit the bid',
      'can Owen invent references',
      'what is Owen not allowed to do',
      'how fast is a proposal drafted',
      'propsal writer',
      'KI für Ausschreibungen',
      'Angebote schreiben lassen',
      'Was macht Owen?',
      'Owen kya karta hai',
    ],
    words:
      'rfi rfq questionnaire security manager public sector deadline submission government quote scope work pitch deck response library boilerplate win rate estimate offer letter sow grant application ausschreibung angebot vergabe leistungsverzeichnis nivida',
    answer:
      'Owen, the proposal writer, turns a brief into a proposal that’s ready to review. It asks before every price and for anything your documents don’t say. It never invents a fact or a reference, decides to bid, or submits the proposal.',
    sources: [
      {
        page: '/ai-employees/ai-proposal-writer',
        anchor: JOB_CARD,
        evidence: 'Never: Invents a fact or a reference; Decides to bid; Submits the proposal.',
      },
      {
        page: '/ai-employees',
        anchor: 'team-title',
        evidence: 'Owen turns a brief into a proposal that’s ready to review.',
      },
    ],
    next: { label: 'Meet Owen', page: '/ai-employees/ai-proposal-writer' },
    reviewed: '2026-11-26',
  },
];
