import type { Topic } from '../topic.ts';

/** What it is used for, and what it is worth: use cases, customers' stories, return on investment. */
export const proofTopics: readonly Topic[] = [
  {
    id: 'use-cases-by-department',
    group: 'Setup and integrations',
    audience: 'buyer',
    status: 'published',
    question: 'Which departments and industries is it for?',
    phrasings: [
      'anything for finance and legal teams',
      'what could accounting do with it',
      'use cases',
      'what can we use it for',
      'which departments',
      'examples by department',
      'industries',
      'is it suitable for banks',
      'ideas for IT and operations',
      'for schools and teachers',
      'use casses',
      'Einsatzbereiche',
      'Für welche Abteilungen?',
      'kis kis department mein kaam aata hai',
      'casos de uso',
    ],
    words:
      'real estate hospital clinic dentist hotel restaurant retail logistics manufacturing construction insurance law firm tax advisor nonprofit government school warehouse farm line work sector relevant procurement controller scenarios branche handwerk einkauf verwaltung arztpraxis dukaan',
    answer:
      'The use cases show 38 agents across ten departments: marketing, sales, HR, customer service, research and analytics, banking, finance, legal, knowledge and others. Each has its complexity and go-live time.',
    sources: [
      {
        page: '/usecases',
        anchor: '',
        evidence:
          '38 agents across ten departments. See what each one does, how complex it is, whether it’s demo-ready and how many weeks until it’s live.',
      },
    ],
    next: { label: 'See the use cases', page: '/usecases' },
    reviewed: '2026-11-26',
  },
  {
    id: 'contracts-and-legal-work',
    group: 'Setup and integrations',
    audience: 'buyer',
    status: 'published',
    question: 'Can it review contracts?',
    phrasings: [
      'check an NDA',
      'contract review',
      'legal agent',
      'check clauses against our playbook',
      'AI for lawyers',
      'legal research with citations',
      'construction contracts arbitration',
      'track contract deadlines',
      'contrct review',
      'Verträge prüfen',
      'KI für die Rechtsabteilung',
      'contract check kar sakta hai kya',
      'revisar contratos',
    ],
    words:
      'redline red flags lawyer attorney paralegal counsel lease msa terms clause risk supplier agreement fine print litigation case law due diligence renewal dates compliance paperwork sign proofread house notary employment anwalt kanzlei vertragsprüfung klausel fristen geheimhaltung vakil kanooni',
    answer:
      'Yes. The Contract Review Agent compares each clause with your playbook, flags what deviates and proposes wording; counsel decides. It takes 4-6 weeks to go live, and the NDA Agent 1-2 weeks.',
    sources: [
      {
        page: '/usecases',
        anchor: 'legal-title',
        evidence:
          'Contract Review Agent: Description: Compares each clause with your playbook, flags what deviates and proposes wording for counsel; Complexity: High; Instant Demo Readiness: Yes; Production Go-Live Time: 4-6 weeks.',
      },
      {
        page: '/usecases',
        anchor: 'legal-title',
        evidence:
          'NDA Agent: Description: Reads incoming NDAs, prepares standard ones for signature and lists where others differ; Complexity: Low; Instant Demo Readiness: Yes; Production Go-Live Time: 1-2 weeks.',
      },
    ],
    next: { label: 'See the use cases', page: '/usecases' },
    reviewed: '2026-11-26',
  },
  {
    id: 'roi-computed',
    group: 'Setup and integrations',
    audience: 'buyer',
    status: 'published',
    question: 'How is the return on investment calculated?',
    phrasings: [
      'how do you work out the savings',
      'when does it pay for itself',
      'ROI calculator',
      'how do you calculate ROI',
      'return on investment',
      'payback period',
      'how much money will we save',
      'savings calculator',
      'is it worth the cost',
      'estimate savings in hours',
      'ROI calculaton',
      'Wie wird der ROI berechnet?',
      'Wie viel sparen wir?',
      'kitna paisa bachega',
      'retorno de inversión',
    ],
    words:
      'business case cfo convince break even breakeven formula assumptions math payoff npv saved salary justify spend spreadsheet model calculation basis bottom line board budget numbers derived wirtschaftlichkeit amortisation kosten nutzen rechnung rechnet ersparnis munafa',
    answer:
      'Employees × average salary × share automated × efficiency of the use case × industry weight gives the savings per year; implementation cost divided by a twelfth of that gives the months to payback. It’s a simple estimate, not a promise.',
    sources: [
      {
        page: '/roi-calculator',
        anchor: 'roi-title',
        evidence:
          'employees × average salary × share automated × efficiency of the use case × industry weight gives the savings per year; implementation cost ÷ a twelfth of that gives the months to payback.',
      },
      { page: '/roi-calculator', anchor: 'roi-title', evidence: 'A simple estimate, not a promise.' },
    ],
    next: { label: 'Calculate yours', page: '/roi-calculator' },
    reviewed: '2026-11-26',
  },
  {
    id: 'outcome-figures',
    group: 'Setup and integrations',
    audience: 'buyer',
    status: 'published',
    question: 'Are the results on your pages guaranteed?',
    phrasings: [
      'do you guarantee the savings',
      'are results guaranteed',
      'is the 90% real',
      'proof of your figures',
      'how did you measure 4x leads',
      'are testimonials real',
      'independent study of savings',
      'can you promise us savings',
      'fake numbers',
      'garantee of results',
      'Sind die Ergebnisse garantiert?',
      'Sind die Zahlen echt?',
      'result ki guarantee hai kya',
      'resultados garantizados',
    ],
    words:
      'marketing claims exaggerated too good true hype snake oil believe invented stats percentages evidence substantiate made advertising misleading vary disclaimer skeptical audited bogus verified source percent übertrieben versprechen beleg werbeversprechen unseriös dava jhooth sach',
    answer:
      'No. Outcome figures are our own claims and aren’t a promise of your results; companies, people, places and quotations in our stories are illustrative. Yours depend on the work you hand off, and in a demo we’ll show you how to measure them.',
    sources: [
      {
        page: '/pricing',
        anchor: 'voice-title',
        evidence:
          'Outcome figures are our own claims. Yours depend on the work you hand off, and in a demo we’ll show you how to measure them. Companies, people, places and quotations on this page are illustrative.',
      },
      {
        page: '/terms',
        anchor: 'warranty',
        evidence:
          'Figures on this website are marketing claims and examples. They aren’t a promise of your results.',
      },
    ],
    next: { label: 'Book a demo', page: '/book-demo' },
    reviewed: '2026-11-26',
  },
  {
    id: 'customer-stories',
    group: 'Setup and integrations',
    audience: 'buyer',
    status: 'published',
    question: 'Do you have case studies and customer references?',
    phrasings: [
      'case studies',
      'customer references',
      'success stories',
      'who are your customers',
      'companies that use it',
      'testimonials',
      'can I talk to an existing customer',
      'examples from other firms',
      'reviews from clients',
      'case studys',
      'Referenzkunden',
      'Erfolgsgeschichten',
      'aapke customers kaun hain',
      'casos de éxito',
    ],
    words:
      'logos portfolio else uses similar company peers proof track record name client same industry before after real world example happy users trust evidence logo wall referenzen kundenbeispiele praxisbeispiel anwender bestandskunden udaharan',
    answer:
      'Only illustrative ones. Three case studies, CXP Labs, GrabGuidance and LegitQuest, show how one process ran before, what an AI employee took over, what stayed with people, and what went wrong. Their company details, people and quotations are invented.',
    sources: [
      {
        page: '/case-studies',
        anchor: '',
        evidence:
          'Three stories, one process each: how it ran before, who does what now, what changed and what went wrong.',
      },
      {
        page: '/case-studies',
        anchor: '',
        evidence:
          'Company details, people, logos and quotations are invented, and no company named here has confirmed them.',
      },
    ],
    next: { label: 'Read the case studies', page: '/case-studies' },
    reviewed: '2026-11-26',
  },
];
