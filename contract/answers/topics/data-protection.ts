import type { Topic } from '../topic.ts';

const ASK_US = { label: 'Ask us', page: '/contact-us' };
const REVIEWED = '2026-11-26';

export const dataProtectionTopics: readonly Topic[] = [
  {
    id: 'sub-processors',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'partly',
    question: 'Who are your sub-processors?',
    phrasings: [
      'list of sub-processors',
      'subprocesors',
      'which third parties process our data',
      'third-party vendors with access to customer data',
      'which companies host you and send your email',
      'do you pass data on to subcontractors',
      'who else gets our data besides you',
      'notice when a subprocessor changes',
      'Unterauftragsverarbeiter Liste',
      'kaun si third party companies ko data milta hai',
      'lista de subencargados del tratamiento',
      'list of your suppliers that see personal data',
    ],
    words:
      'supply chain downstream behind scenes hoster mail provider openai anthropic aws google cloud outsourced vendor transparency objection supplier subunternehmer dienstleister unterauftragnehmer dritte weitergabe hosting anbieter piche teesri',
    answer:
      'We don’t publish a list of names yet. Published is this: the companies that host our server and carry our email handle data on our instructions and for no purpose of their own. Ask us for the list.',
    sources: [
      {
        page: '/privacy',
        anchor: 'recipients',
        evidence:
          'The companies that host our server and carry our email handle data on our instructions and for no purpose of their own.',
      },
    ],
    next: ASK_US,
    unpublished: [/\bsub-?processors?\b/i],
    isInFaq: true,
    reviewed: REVIEWED,
  },
  {
    id: 'data-processing-agreement',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'not-published',
    question: 'Can we sign a data processing agreement (DPA)?',
    phrasings: [
      'DPA',
      'data processing agreement',
      'do you sign a data processing addendum',
      'standard contractual clauses SCC',
      'controller or processor, what is your role',
      'processor contract under Article 28',
      'data procesing agrement',
      'our lawyer needs a signed DPA',
      'AVV Auftragsverarbeitungsvertrag',
      'DPA sign karna hai, template milega',
      '¿firman un acuerdo de tratamiento de datos?',
      'international transfer safeguards',
    ],
    words:
      'protection officer dsb datenschutzbeauftragter av vertrag unterzeichnen joint schrems adequacy impact assessment tia annex dpo signature vendor paper eu toms dpdp fiduciary verantwortlicher auftragsverarbeiter samjhauta datenschutzvertrag',
    answer:
      'We don’t publish a data processing agreement yet. Our privacy policy says that the application handles data for the organization that has the account, and that this organization controls its workspace. Ask us for an agreement.',
    sources: [
      {
        page: '/privacy',
        anchor: 'scope',
        evidence: 'handles data for the organization that has the account.',
      },
      {
        page: '/privacy',
        anchor: 'application',
        evidence: 'The organization that has the account controls what’s in its workspace.',
      },
    ],
    next: ASK_US,
    unpublished: [/data[- ]processing (?:agreement|addendum)/i, /\bDPA\b/, /standard contractual clauses/i],
    isInFaq: true,
    reviewed: REVIEWED,
  },
  {
    id: 'privacy-rights',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'published',
    question: 'Which privacy rights do I have, under the GDPR for example?',
    phrasings: [
      'GDPR',
      'gdpr compliance',
      'CCPA rights',
      'data subject access request',
      'what personal data do you hold about me',
      'get a copy of my personal data',
      'correct my personal details you stored',
      'object to the use of my data',
      'DSGVO Auskunft',
      'are you GDPR complient',
      'gdpr ke rights kya hain',
      'RGPD derechos de acceso',
      'complain to the data protection authority',
      'legal basis for processing my data',
    ],
    words:
      'sar dsar disclose information rectify restrict profiling oppose challenge inaccurate lgpd pipeda dpdp california resident consumer entitlement watchdog ombudsman auskunftsersuchen betroffenenrechte berichtigung widerspruch beschwerde datenschutzbehörde adhikar jaankari maangna dpo contact',
    answer:
      'Wherever you live, you can ask us for access to what we hold about you, correction, deletion, objection, and withdrawal of a consent. It’s free: email our general address from the one you used in the form. The law where you live may give you more.',
    sources: [
      {
        page: '/privacy',
        anchor: 'rights',
        evidence:
          'Access: We tell you what we hold about you, and send you a copy. Correction: We fix what’s wrong and complete what’s missing.',
      },
      {
        page: '/privacy',
        anchor: 'rights',
        evidence: 'from the address you used in the form, so we know it’s you. It’s free.',
      },
    ],
    next: { label: 'Your rights', page: '/privacy' },
    isInFaq: true,
    reviewed: REVIEWED,
  },
  {
    id: 'delete-personal-data',
    group: 'Security and privacy',
    audience: 'user',
    status: 'published',
    question: 'How do I get my personal data deleted?',
    phrasings: [
      'delete my personal data',
      'right to be forgotten',
      'erase everything you know about me',
      'remove my name and email from your database',
      'data deletion request',
      'please wipe my information',
      'erasure under Article 17',
      'how to get my form request deleted',
      'delte my persnal data',
      'Meine personenbezogenen Daten löschen lassen',
      'mera personal data delete karwana hai',
      '¿cómo borro mis datos personales?',
      'I want you to forget me',
    ],
    words:
      'purge scrub vanish disappear traces details expunge shred record enquiry lead crm lösch vergessenwerden löschantrag datenlöschung löschanfrage mita hatao naam hata ccpa proof confirmation',
    answer:
      'Email our general address from the one you used in the form and ask. We delete your data, unless the law makes us keep it, and it’s free.',
    sources: [
      {
        page: '/privacy',
        anchor: 'rights',
        evidence: 'Deletion: We delete it, unless the law makes us keep it.',
      },
      {
        page: '/privacy',
        anchor: 'rights',
        evidence: 'from the address you used in the form, so we know it’s you. It’s free.',
      },
    ],
    next: { label: 'Privacy Policy', page: '/privacy' },
    reviewed: REVIEWED,
  },
  {
    id: 'form-data-retention',
    group: 'Security and privacy',
    audience: 'user',
    status: 'published',
    question: 'How long do you keep what I send in a form?',
    phrasings: [
      'how long do you store contact requests',
      'retention of form submissions',
      'when is my demo request deleted',
      'do you keep leads forever',
      'how long do you keep my inquiry',
      'storage period of website inquiries',
      'form submision retention',
      'Wie lange speichert ihr Kontaktanfragen',
      'form ka data kitne time tak rakhte ho',
      'is there a deletion date for my message',
    ],
    words:
      'archived many months years auto delete expire stale old enquiry lingering prospects database lifetime lead purge schedule aufbewahrung aufbewahrungsfrist speicherdauer löschfrist din kab rakhoge hoard year',
    answer:
      '24 months after it arrived, so we can answer a follow-up; then we delete it. Ask and we’ll delete it sooner, unless the law requires us to keep it.',
    sources: [
      {
        page: '/privacy',
        anchor: 'storage',
        evidence:
          'We keep a request for 24 months after it arrived, so we can answer a follow-up, and then delete it. Ask and we’ll delete it sooner, unless the law requires us to keep it.',
      },
    ],
    reviewed: REVIEWED,
  },
  {
    id: 'data-export',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'partly',
    question: 'Can we export our data?',
    phrasings: [
      'export our data',
      'download all our conversations',
      'data portability',
      'take our documents and agents with us',
      'vendor lock-in',
      'can we get a CSV or JSON dump',
      'how do we migrate away to another tool',
      'bulk download of workspace content',
      'exprt all data',
      'Daten exportieren beim Anbieterwechsel',
      'apna data kaise download karu',
      '¿podemos exportar nuestros datos?',
      'get a copy of everything before we leave',
    ],
    words:
      'escape hatch switch vendors exit strategy trapped stuck hostage offboard retrieve extract pull zip archive backup xml excel takeout transcripts herausgabe mitnehmen datenübertragbarkeit umziehen exportfunktion wechseln nikalna handover',
    answer:
      'We don’t publish an export function or its formats yet. What you bring in and what your AI employees make of it stays yours. We keep it for 30 days after you cancel, in case you still want a copy; ask us how to get it.',
    sources: [
      {
        page: '/terms',
        anchor: 'cancelling',
        evidence:
          'We keep your data for 30 days after you cancel, in case you change your mind or still want a copy.',
      },
      {
        page: '/terms',
        anchor: 'content',
        evidence:
          'What you bring into the application stays yours: documents, messages, instructions, and what your AI employees make of them for you.',
      },
    ],
    next: ASK_US,
    unpublished: [
      /\bexport (?:your|all|everything|the workspace)/i,
      /\bdata export\b/i,
      /download (?:all )?your data/i,
    ],
    isInFaq: true,
    reviewed: REVIEWED,
  },
  {
    id: 'backups',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'partly',
    question: 'Do you make backups, and can you restore our data?',
    phrasings: [
      'backup policy',
      'how often do you back up data',
      'disaster recovery plan',
      'RPO and RTO',
      'restore deleted workspace from backup',
      'business continuity',
      'what if your data center burns down',
      'bakups frequency',
      'Werden Backups gemacht, wie oft',
      'kya data ka backup liya jata hai',
      '¿hacen copias de seguridad?',
      'recover an agent someone deleted by accident',
    ],
    words:
      'snapshot geo redundant replica failover crash fire ransomware lost everything vanished accidentally wiped undo trash recycle bin rollback disk failure offsite datensicherung sicherungskopie wiederherstellen datenverlust papierkorb versehentlich gelöscht notfallplan wapas lana nuksan bcp',
    answer:
      'We don’t publish our backup schedule or recovery times yet; ask us. On-premise, your own team manages servers and backups. Data deleted 30 days after you cancel can’t be brought back.',
    sources: [
      {
        page: '/enterprise',
        anchor: 'deployment-title',
        evidence:
          'You manage: Cloud: Roles, rules and agents; On-premise: Roles, rules and agents, plus servers and backups.',
      },
      {
        page: '/terms',
        anchor: 'cancelling',
        evidence:
          'We keep your data for 30 days after you cancel, in case you change your mind or still want a copy. After that it’s deleted and can’t be brought back.',
      },
    ],
    next: ASK_US,
    unpublished: [
      /\b(?:daily|hourly|nightly|weekly) backups?\b/i,
      /\bbacked up\b/i,
      /disaster recovery/i,
      /\bR[PT]O\b/,
      /recovery (?:time|point)/i,
    ],
    reviewed: REVIEWED,
  },
];
