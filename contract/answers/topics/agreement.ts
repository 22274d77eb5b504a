import type { Topic } from '../topic.ts';

const ASK_US = { label: 'Ask us', page: '/contact-us' };
const TERMS = { label: 'Terms of Use', page: '/terms' };
const REVIEWED = '2026-11-26';

export const agreementTopics: readonly Topic[] = [
  {
    id: 'terms-changes',
    group: 'Terms and law',
    audience: 'buyer',
    status: 'published',
    question: 'Can you change the terms?',
    phrasings: [
      'changes to the terms of use',
      'can you modify the agreement unilaterally',
      'will I be told when the terms change',
      'new terms and conditions, do I have to accept',
      'what if I disagree with updated terms',
      'when were the terms last updated',
      'terms of service version history',
      'terms chnage notice',
      'AGB-Änderungen',
      'terms badalne par batate ho kya',
      '¿pueden cambiar los términos?',
    ],
    words:
      'behind sneak small print rewrite rules overnight amended clause fine revision unilateral goalposts objected bedingungen geändert widersprechen änderungsvorbehalt nutzungsbedingungen neue fassung niyam badal archive previous wording effective date update diff',
    answer:
      'Yes, for example when the service or the law changes. We’ll write to you before a change that matters; if you don’t want to accept it, cancel before it applies.',
    sources: [
      {
        page: '/terms',
        anchor: 'changes',
        evidence:
          'We may change these terms, for example when the service or the law changes. The date at the top then changes too, and we’ll write to you before a change that matters. If you keep using the service after it applies, you accept it; if you don’t want to, cancel before then.',
      },
    ],
    next: TERMS,
    reviewed: REVIEWED,
  },
  {
    id: 'separate-contract',
    group: 'Terms and law',
    audience: 'buyer',
    status: 'partly',
    question: 'Can we sign a contract of our own (MSA)?',
    phrasings: [
      'MSA',
      'master service agreement',
      'use our own contract paper',
      'negotiate the terms',
      'redline your terms of use',
      'custom contract for Enterprise',
      'can legal review and amend the agreement',
      'NDA before we talk',
      'purchase order and vendor onboarding contract',
      'custm contract msa',
      'Individueller Rahmenvertrag, eigener Vertrag',
      'apna contract sign karwa sakte hain kya',
      '¿podemos firmar un contrato propio?',
    ],
    words:
      'confidentiality geheimhaltung verschwiegenheitserklärung vertragsentwurf einkaufsabteilung rahmenvereinbarung procurement insists template wet ink docusign countersign lawyers markup clause addendum rider side letter sow statement supplier anubandh likhit negotiation bespoke',
    answer:
      'Our terms allow for it: if we’ve signed a separate agreement with your organization, it comes first where the two differ. We don’t publish a template or an NDA yet. Ask us.',
    sources: [
      {
        page: '/terms',
        anchor: 'agreement',
        evidence:
          'If we’ve signed a separate agreement with it, that agreement comes first where the two differ.',
      },
    ],
    next: ASK_US,
    unpublished: [
      /master services? agreement/i,
      /\bMSA\b/,
      /\b(?:our|mutual|sign an) NDA\b/i,
      /non-disclosure/i,
    ],
    reviewed: REVIEWED,
  },
  {
    id: 'who-may-accept',
    group: 'Terms and law',
    audience: 'buyer',
    status: 'published',
    question: 'Who may accept the terms for a company?',
    phrasings: [
      'signing for my organization',
      'authority to bind the company',
      'who accepts the terms on behalf of my employer',
      'do I need to be a director to sign up my firm',
      'when do the terms start to apply',
      'is clicking sign up a binding contract',
      'business or private person as customer',
      'authorised signatory',
      'Wer darf für die Firma unterschreiben',
      'company ki taraf se terms kaun accept kare',
      '¿quién puede aceptar los términos por la empresa?',
    ],
    words:
      'assistant clicked checkbox agb prokura geschäftsführer bevollmächtigt vollmacht zeichnungsberechtigt procurement power attorney allowed agree freelancer click wrap without permission boss approval malik sole proprietor signature',
    answer:
      'Anyone who can bind the organization: by acting for it, you confirm that you can, and “you” then means the organization. You accept the terms when you create an account or use the application.',
    sources: [
      {
        page: '/terms',
        anchor: 'agreement',
        evidence:
          'You accept them when you create an account or use the application. If you don’t agree, please don’t use it. If you act for an organization, you confirm that you can bind it, and “you” then means that organization.',
      },
    ],
    next: TERMS,
    reviewed: REVIEWED,
  },
  {
    id: 'closing-by-us',
    group: 'Terms and law',
    audience: 'buyer',
    status: 'published',
    question: 'Can you suspend or close our account?',
    phrasings: [
      'account suspended, why',
      'termination by you',
      'can you shut us down',
      'you blocked my account',
      'what happens if we break the rules',
      'are you allowed to kick us out',
      'account banned for a violation',
      'acount suspnded',
      'Könnt ihr unser Konto sperren oder kündigen',
      'mera account band kyun kar diya',
      '¿pueden cerrar nuestra cuenta?',
      'paused account after a failed payment',
    ],
    words:
      'terminate cut pull plug switched overnight terminated locked without warning evicted expelled deplatform strike appeal reinstate unblock gesperrt rausgeworfen rauswurf kündigung durch anbieter sperrung block nikal suddenly disabled unpaid frozen access revoked policy breach',
    answer:
      'If the rules for acceptable use are broken, we may pause or close the account; where we can, we tell you first and give you a chance to fix it. If a payment still fails after we’ve told you and tried again, we may pause it until it’s paid.',
    sources: [
      {
        page: '/terms',
        anchor: 'acceptable-use',
        evidence:
          'If these rules are broken, we may pause or close the account. Where we can, we tell you first and give you a chance to fix it.',
      },
      {
        page: '/terms',
        anchor: 'payment',
        evidence:
          'If a payment fails, we’ll tell you and try again. If it still fails, we may pause the account until it’s paid.',
      },
    ],
    next: TERMS,
    reviewed: REVIEWED,
  },
  {
    id: 'claim-deadline',
    group: 'Terms and law',
    audience: 'buyer',
    status: 'published',
    question: 'How long do I have to file a claim?',
    phrasings: [
      'deadline to file a claim',
      'statute of limitations',
      'time limit for legal claims against you',
      'until when can I bring a claim',
      'is my claim time-barred',
      'one year limitation period',
      'claim deadine',
      'Verjährung von Ansprüchen',
      'claim karne ki last date kya hai',
      '¿qué plazo hay para reclamar?',
    ],
    words:
      'too late sue years ago old damage expired missed belated act prescription happened afterwards action verjährt frist anspruch ausschlussfrist klagefrist samay seema ho gayi bar window elapsed',
    answer:
      'One year after the reason for the claim arose. After that it’s barred, unless the law gives you longer and doesn’t let us agree on less.',
    sources: [
      {
        page: '/terms',
        anchor: 'claims',
        evidence:
          'must be filed within one year after the reason for it arose. After that it’s barred, unless the law gives you longer and doesn’t let us agree on less.',
      },
    ],
    reviewed: REVIEWED,
  },
  {
    id: 'accessibility-statement',
    group: 'Terms and law',
    audience: 'buyer',
    status: 'partly',
    question: 'Do you have an accessibility statement?',
    phrasings: [
      'accessibility statement',
      'WCAG 2.2 AA conformance',
      'VPAT',
      'does it work with a screen reader',
      'Section 508 compliance',
      'keyboard navigation for blind users',
      'European Accessibility Act',
      'acessibility wcag',
      'Barrierefreiheit, BITV',
      'screen reader ke saath chalta hai kya',
      '¿es accesible para personas con discapacidad?',
    ],
    words:
      'disabled impaired wheelchair colleague sight deaf hearing color contrast dyslexia jaws nvda voiceover zoom magnifier large text captions motor tab ada lawsuit en 301 549 bfsg sehbehindert blindenschrift vorlesen behinderung barrierefrei divyang drishtiheen nabeena inclusive public sector tender',
    answer:
      'Yes. It says what tests check on every page, and what we know of each of the 55 criteria of WCAG 2.2, levels A and AA. We don’t publish a VPAT, and no outside expert has audited the website yet.',
    sources: [
      {
        page: '/accessibility',
        anchor: 'criteria-title',
        evidence: 'The 55 criteria of WCAG 2.2, levels A and AA.',
      },
      {
        page: '/accessibility',
        anchor: 'gaps-title',
        evidence: 'No outside expert has audited the website',
      },
    ],
    next: { label: 'Accessibility statement', page: '/accessibility' },
    unpublished: [/\bVPAT\b/],
    reviewed: REVIEWED,
  },
  {
    id: 'uptime',
    group: 'Terms and law',
    audience: 'buyer',
    status: 'published',
    question: 'How reliable is it?',
    phrasings: [
      'uptime',
      'availability percentage',
      'how often are you down',
      'is the service reliable',
      'downtime per year',
      '99.9% uptime guarantee',
      'service availability and maintenance windows',
      'does it run at night and on holidays',
      'uptme garantee',
      'Verfügbarkeit, wie zuverlässig ist das',
      'kitna reliable hai, server down hota hai kya',
      '¿qué disponibilidad garantizan?',
      'can we rely on it',
    ],
    words:
      'crash crashes breaks outage stable stability robust five nines dependable flaky hiccup peak black friday load dies fails failover redundancy ausfall ausfallsicher stabil zuverlässigkeit laufzeit band rehta bharosa unavailable interruptions blackout business critical trust',
    answer:
      'It comes with a 99.9% uptime guarantee and 24/7 support; Enterprise customers get priority support. What the guarantee covers isn’t published yet.',
    sources: [
      {
        page: '/',
        anchor: 'why-title',
        evidence:
          'comes with a 99.9% uptime guarantee and 24/7 support. Enterprise customers get priority support.',
      },
    ],
    next: { label: 'Enterprise', page: '/enterprise' },
    isInFaq: true,
    reviewed: REVIEWED,
  },
  {
    id: 'sla-terms',
    group: 'Terms and law',
    audience: 'buyer',
    status: 'partly',
    question: 'Is there an SLA behind the uptime guarantee?',
    phrasings: [
      'SLA',
      'service level agreement',
      'service credits for outages',
      'compensation when you miss the uptime target',
      'what do we get back if the service is down',
      'how is availability measured in the contract',
      'is the 99.9 % contractual',
      'penalty for downtime',
      'sla agrement',
      'Gibt es ein SLA mit Gutschriften bei Ausfall',
      'downtime hua to paisa wapas milega kya, SLA',
      '¿hay un acuerdo de nivel de servicio?',
      'guaranteed response times in an SLA',
    ],
    words:
      'reimbursement commitment liquidated damages breach money outage hours credit note monthly measurement excluded maintenance escalation p1 vertragsstrafe zusicherung reaktionszeit entschädigung ausfallzeit garantiert schriftlich ola kpi binding promise remedy harjana muavza',
    answer:
      'We guarantee 99.9% uptime, but don’t publish an SLA with measuring rules or service credits yet. The terms provide the service as is and as available. Ask us for what Enterprise contracts say.',
    sources: [
      { page: '/', anchor: 'why-title', evidence: 'comes with a 99.9% uptime guarantee and 24/7 support.' },
      {
        page: '/terms',
        anchor: 'warranty',
        evidence:
          'We work to keep the service running, safe and useful, but provide it as is and as available.',
      },
    ],
    next: ASK_US,
    unpublished: [/service[- ]level/i, /\bSLAs?\b/, /service credits?/i],
    isInFaq: true,
    reviewed: REVIEWED,
  },
];
