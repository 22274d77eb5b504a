import type { Topic } from '../topic.ts';

const FROM_STARTUP =
  'AI Starter Workspace: Not included; AI Startup Team: Included; AI Growth Suite: Included; Enterprise: Included.';
const ENTERPRISE_ONLY =
  'AI Starter Workspace: Not included; AI Startup Team: Not included; AI Growth Suite: Not included; Enterprise: Included.';

/** Which plan has what. */
export const planFeatureTopics: readonly Topic[] = [
  {
    id: 'api-and-integrations-by-plan',
    group: 'Plans and prices',
    audience: 'buyer',
    status: 'published',
    question: 'Which plans include API access and integrations?',
    phrasings: [
      'does Starter come with the API',
      'which plan has API access',
      'is the API included in starter',
      'cheapest plan with API',
      'API access plan',
      'which plan do I need for integrations',
      'integrations on starter plan',
      'does growth include the api',
      'custom integrations which plan',
      'api acces which plan',
      'In welchem Tarif ist die API enthalten?',
      'API kis plan mein hai',
      'qué plan incluye la API',
    ],
    words:
      'rest endpoint programmatic developer tier script against gated upgrade connect tools smallest package locked feature paywall webhooks connectors lowest unlock schnittstelle paket freigeschaltet stufe programmieren kaunse',
    answer:
      'API access and integrations start with Startup and come with Growth and Enterprise too. Custom integrations are on Enterprise. Starter has neither.',
    sources: [
      { page: '/pricing', anchor: 'comparison-title', evidence: `API access: ${FROM_STARTUP}` },
      { page: '/pricing', anchor: 'comparison-title', evidence: `Integrations: ${FROM_STARTUP}` },
      { page: '/pricing', anchor: 'comparison-title', evidence: `Custom integrations: ${ENTERPRISE_ONLY}` },
    ],
    next: { label: 'Compare the plans', page: '/pricing' },
    reviewed: '2026-11-26',
  },
  {
    id: 'enterprise-agents-by-plan',
    group: 'Plans and prices',
    audience: 'buyer',
    status: 'published',
    question: 'Which plan has the AI Recruiter, RFP Writer and analytics agent?',
    phrasings: [
      'recruiter on the Growth Suite',
      'AI recruiter plan',
      'rfp writer which plan',
      'analytics agent plan',
      'is the RFP writer in growth',
      'can I get the AI Recruiter on startup',
      'which tier includes recruiting',
      'tender writing agent included where',
      'custom-built AI employee which plan',
      'do I need enterprise for analytics',
      'rfp writter plan',
      'In welchem Tarif ist der RFP Writer?',
      'AI Recruiter kis plan mein milega',
      'qué plan tiene el RFP Writer',
    ],
    words:
      'hiring applicant screening bid proposals business intelligence bespoke paywall locked package unlock top add separately small company needs biggest only bewerberauswahl ausschreibung datenanalyse paket freischalten größten bharti',
    answer:
      'The AI Recruiter, the RFP Writer, the analytics agent and a custom-built AI employee are included on Enterprise. Starter, Startup and Growth don’t have them.',
    sources: [
      { page: '/pricing', anchor: 'comparison-title', evidence: `AI Recruiter: ${ENTERPRISE_ONLY}` },
      { page: '/pricing', anchor: 'comparison-title', evidence: `RFP Writer: ${ENTERPRISE_ONLY}` },
      { page: '/pricing', anchor: 'comparison-title', evidence: `Analytics agent: ${ENTERPRISE_ONLY}` },
      {
        page: '/pricing',
        anchor: 'comparison-title',
        evidence: `Custom-built AI employee: ${ENTERPRISE_ONLY}`,
      },
    ],
    next: { label: 'Compare the plans', page: '/pricing' },
    reviewed: '2026-11-26',
  },
  {
    id: 'customer-support-by-plan',
    group: 'Plans and prices',
    audience: 'buyer',
    status: 'published',
    question: 'Which plans include Customer Support and the persona builder?',
    phrasings: [
      'persona builder which plan',
      'customer support feature included in',
      'customer support agent on starter',
      'business persona plan',
      'set our brand tone, which tier',
      'is persona builder part of starter',
      'plan with customer support AI',
      'persona bilder',
      'Persona Builder in welchem Tarif?',
      'persona builder kis plan mein hai',
      'qué plan incluye persona builder',
    ],
    words:
      'helpdesk bot tickets voice personality style package locked unlock cheapest greyed missing upgrade needed small shop service desk character kundenservice kundendienst tonfall markenstimme paket wann enthalten freischalten grahak seva',
    answer:
      'Customer Support and the persona builder come with Startup, Growth and Enterprise. Starter doesn’t include them.',
    sources: [
      { page: '/pricing', anchor: 'comparison-title', evidence: `Customer Support: ${FROM_STARTUP}` },
      { page: '/pricing', anchor: 'comparison-title', evidence: `Persona builder: ${FROM_STARTUP}` },
    ],
    next: { label: 'Compare the plans', page: '/pricing' },
    reviewed: '2026-11-26',
  },
  {
    id: 'priority-support-by-plan',
    group: 'Plans and prices',
    audience: 'buyer',
    status: 'published',
    question: 'Which plan has priority support?',
    phrasings: [
      'priority support',
      'which plan gets faster support',
      'premium support tier',
      'dedicated support included',
      'is priority help on growth',
      'account manager included',
      'priorty support',
      'bevorzugter Support in welchem Tarif?',
      'priority support kis plan mein',
      'soporte prioritario',
      'VIP support for paying customers',
    ],
    words:
      'fast lane skip queue jump front line escalation response urgent replies care gold platinum contact important customer treatment package vorrang schneller bedient betreuung eilanfragen jaldi madad',
    answer: 'Priority support comes with Enterprise. Everyone has 24/7 support.',
    sources: [
      { page: '/pricing', anchor: 'comparison-title', evidence: `Priority support: ${ENTERPRISE_ONLY}` },
      {
        page: '/',
        anchor: 'why-title',
        evidence: '24/7 support. Enterprise customers get priority support.',
      },
    ],
    next: { label: 'Compare the plans', page: '/pricing' },
    reviewed: '2026-11-26',
  },
  {
    id: 'white-glove-setup',
    group: 'Plans and prices',
    audience: 'buyer',
    status: 'partly',
    question: 'What is white-glove setup, and who can order it?',
    phrasings: [
      'your people do the setup for us',
      'white glove setup',
      'white-glove onboarding add-on',
      'can you set up the workspace for us',
      'done-for-you setup',
      'pay someone to configure it',
      'concierge setup',
      'price of white glove',
      'white glov',
      'Einrichtung durch euch dazubuchen',
      'kya aap setup karke doge',
      'configuración asistida',
      'setup add-on on growth',
    ],
    words:
      'hands help hold hand onboard everything turnkey time busy owner behalf implementation service consultant install professional services handholding einrichtungsservice schlüsselfertig installation übernehmen dienstleistung lagwana',
    answer:
      'With white-glove setup we set up the workspace with you. It’s an add-on to Growth that you order separately; on other plans, ask us. We don’t publish its price.',
    sources: [
      {
        page: '/pricing',
        anchor: 'questions-title',
        evidence:
          'If you’d like us to set up the workspace with you, white-glove setup is an add-on to the Growth plan.',
      },
      {
        page: '/pricing',
        anchor: 'comparison-title',
        evidence:
          'White-glove setup: AI Starter Workspace: Ask us; AI Startup Team: Ask us; AI Growth Suite: Add-on; Enterprise: Ask us.',
      },
    ],
    next: { label: 'Ask us', page: '/contact-us' },
    unpublished: [/white-glove setup (costs|for|is) \$/i, /White-glove setup:.*\$\d/],
    reviewed: '2026-11-26',
  },
  {
    id: 'knowledge-size',
    group: 'Plans and prices',
    audience: 'buyer',
    status: 'partly',
    question: 'How much knowledge can we upload on each plan?',
    phrasings: [
      'how much content can we store',
      'knowledge size limit',
      'how many MB of documents',
      'storage limit per plan',
      'upload limit in megabytes',
      'knowledge base capacity',
      'how much data can I upload on growth',
      '50MB knowledge',
      '250MB each',
      'max documents size',
      'knowlege limit',
      'Wie viel Speicherplatz?',
      'Wie viel MB Wissen pro Tarif?',
      'kitna data upload kar sakte hain',
      'límite de almacenamiento',
    ],
    words:
      'gigabytes gb tb space disk full quota pages books pdfs archive library big files heavy manuals thousands fit cap exceeded too large volume speicher datenmenge obergrenze gigabyte platz voll jagah',
    answer:
      'Starter holds 50MB of knowledge and Enterprise 250MB each. For Startup and Growth we don’t publish a size yet: ask us.',
    sources: [
      {
        page: '/pricing',
        anchor: 'comparison-title',
        evidence:
          'Knowledge: AI Starter Workspace: 50MB; AI Startup Team: Ask us; AI Growth Suite: Ask us; Enterprise: 250MB each.',
      },
    ],
    next: { label: 'Ask us', page: '/contact-us' },
    unpublished: [
      /Knowledge: AI Starter Workspace: [^;]*; AI Startup Team: \d/,
      /Knowledge: [^.]*AI Growth Suite: \d/,
    ],
    reviewed: '2026-11-26',
  },
  {
    id: 'public-chatbots-by-plan',
    group: 'Plans and prices',
    audience: 'buyer',
    status: 'published',
    question: 'How many public chatbots come with a plan?',
    phrasings: [
      'how many public chatbots',
      'number of chatbots per plan',
      'chatbot limit',
      'can I have two chatbots',
      'more than one website bot',
      'second public chatbot',
      'chatbots for several websites',
      'is a chatbot included in starter',
      'chatbotts included',
      'Wie viele Chatbots sind enthalten?',
      'kitne chatbot bana sakte hain',
      'cuántos chatbots incluye',
    ],
    words:
      'domains brands shops landing pages multiple sites each store branches country extra additional widget language franchise locations homepage separate clients mehrere webseiten zweiter filialen marken alag',
    answer: 'Every plan includes one public chatbot for your site. Enterprise can have more.',
    sources: [
      {
        page: '/pricing',
        anchor: 'features-title',
        evidence: 'Every plan includes one for your site. Enterprise can have more.',
      },
      {
        page: '/pricing',
        anchor: 'comparison-title',
        evidence:
          'Public chatbots: AI Starter Workspace: 1; AI Startup Team: 1; AI Growth Suite: 1; Enterprise: 1+.',
      },
    ],
    next: { label: 'Compare the plans', page: '/pricing' },
    reviewed: '2026-11-26',
  },
  {
    id: 'employees-per-plan',
    group: 'Plans and prices',
    audience: 'buyer',
    status: 'partly',
    question: 'How many AI employees can we have on a plan?',
    phrasings: [
      'how many AI employees per plan',
      'limit on number of agents',
      'maximum agents on starter',
      'unlimited AI employees',
      'can I create ten agents',
      'is each AI employee charged separately',
      'price per AI employee',
      'which AI employees are in starter',
      'are Ava and Noah included in every plan',
      'how mny agents can I create',
      'Wie viele KI-Mitarbeiter pro Tarif?',
      'kitne AI employee bana sakte hain',
      'cuántos empleados de IA incluye',
    ],
    words:
      'headcount bots allowed simultaneously slots cap fifty dozen workers concurrent parallel activate hire add another seven additional agent fee roster count restricted pay extra bot anzahl agenten gleichzeitig inbegriffen obergrenze ginti',
    answer:
      'We don’t publish a number of AI employees per plan. Every plan has AI employees; reading applications (AI Recruiter), RFPs (RFP Writer) and the analytics agent need Enterprise, and connecting your tools needs Startup or larger.',
    sources: [
      {
        page: '/pricing',
        anchor: 'plans-title',
        evidence: 'A workspace of your own, with AI employees that know your documents.',
      },
      {
        page: '/ai-employees/ai-hr',
        anchor: 'job-title',
        evidence:
          'Which plan: Reading applications (AI Recruiter): Enterprise; Connecting your HR and IT tools (Integrations): Startup or larger;',
      },
      {
        page: '/ai-employees/ai-proposal-writer',
        anchor: 'job-title',
        evidence: 'Which plan: Answering RFPs (RFP Writer): Enterprise;',
      },
      { page: '/pricing', anchor: 'comparison-title', evidence: `Analytics agent: ${ENTERPRISE_ONLY}` },
    ],
    next: { label: 'Ask us', page: '/contact-us' },
    unpublished: [/^AI employees: AI Starter Workspace:/im, /(up to|at most) \w+ AI employees/i],
    reviewed: '2026-11-26',
  },
];
