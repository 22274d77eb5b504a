import type { Topic } from '../topic.ts';

const ASK_US = { label: 'Ask us', page: '/contact-us' };
const REVIEWED = '2026-11-26';

export const complianceTopics: readonly Topic[] = [
  {
    id: 'soc2-iso27001',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'not-published',
    question: 'Are you SOC 2 or ISO 27001 certified?',
    phrasings: [
      'SOC 2 Type II report',
      'SOC2',
      'ISO 27001 certificate',
      'which security certifications do you have',
      'compliance certifications',
      'can you send your latest audit report from an independent auditor',
      'are you certified for information security',
      'PCI DSS, FedRAMP or ISO 42001',
      'iso27001 certfied soc 2 compliant',
      'Seid ihr nach ISO 27001 zertifiziert',
      'kya aapke paas SOC 2 certificate hai',
      '¿tienen certificación ISO 27001?',
      'trust center with compliance reports',
      'attestation of security controls',
    ],
    words:
      'accredited accreditation seal badge proof paperwork tüv bsi grundschutz c5 tisax nist cyber essentials hitrust csa star isae 3402 ssae 18 bridge letter statement applicability isms asks tender requires zertifikat nachweis prüfsiegel praman patra pramanit dikhao',
    answer:
      'We don’t publish a SOC 2 or ISO 27001 report yet. What you can read today is how agents are governed: roles, separate workspaces and an audit trail. Ask us if your review needs a certificate.',
    sources: [
      {
        page: '/services',
        anchor: 'controls-title',
        evidence: 'Who changed an agent, what it read, what it did and who approved it, in order.',
      },
    ],
    next: ASK_US,
    unpublished: [/\bSOC ?2\b/i, /\bISO(?:\/IEC)? ?27001\b/i],
    isInFaq: true,
    reviewed: REVIEWED,
  },
  {
    id: 'penetration-tests',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'not-published',
    question: 'Do you run penetration tests?',
    phrasings: [
      'penetration test report',
      'pentest summary',
      'pen testing by a third party',
      'how often is your software tested by ethical hackers',
      'can we run our own pentest against you',
      'vulnerability scanning schedule',
      'red team exercise',
      'penetraton tst results',
      'Gibt es einen aktuellen Penetrationstest',
      'kya penetration testing hoti hai',
      'external security assessment of the application',
    ],
    words:
      'attack simulation white hat owasp top ten nessus burp hack yourselves try break stress annually cvss findings remediation executive tiber crest cert sicherheitstest schwachstellenscan angriff simulieren sicherheitsprüfung hamla jaanch permission scan authorised exploit attempt',
    answer:
      'We don’t publish penetration tests or their results yet. Our privacy policy says how this website protects what you send, and that no system is perfectly safe. Ask us for what your review needs.',
    sources: [{ page: '/privacy', anchor: 'security', evidence: 'No system is perfectly safe.' }],
    next: ASK_US,
    unpublished: [/\bpen(?:etration)?[- ]?tests?\b/i, /\bpentest/i],
    reviewed: REVIEWED,
  },
  {
    id: 'vulnerability-reports',
    group: 'Security and privacy',
    audience: 'user',
    status: 'partly',
    question: 'How do I report a security vulnerability?',
    phrasings: [
      'report a vulnerability',
      'security.txt',
      'I found a security hole in your site',
      'bug bounty program',
      'responsible disclosure policy',
      'who do I contact about a security flaw',
      'how are vulnerability reports handled',
      'security researcher contact',
      'XSS found, where to send it',
      'vulnerabilty disclosur',
      'Sicherheitslücke melden',
      'security bug mila hai, kahan report karu',
      'reward for reporting an exploit',
    ],
    words:
      'cve cvss csrf sqli injection idor leak discovered disclose hackerone bugcrowd pgp key cash payout hall fame whitehat embargo proof concept exposed token subdomain takeover lücke gefunden schwachstelle entdeckt meldestelle belohnung kamzori mili inaam misconfiguration clickjacking',
    answer:
      'Email our general address, at the foot of every page, before you tell anyone else. Say what you sent and what came back; the security page says what happens then. We don’t publish a bug bounty.',
    sources: [
      { page: '/security', anchor: 'report-title', evidence: 'Write to us before you tell anyone else' },
      { page: '/security', anchor: 'report-title', evidence: 'Say what you sent and what came back' },
    ],
    next: { label: 'Security', page: '/security' },
    unpublished: [/bug bounty/i],
    reviewed: REVIEWED,
  },
  {
    id: 'security-questionnaire',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'partly',
    question: 'Will you fill in our security questionnaire?',
    phrasings: [
      'security questionnaire',
      'vendor risk assessment form',
      'CAIQ or SIG questionnaire',
      'our IT department has questions about you',
      'vendor security review',
      'can someone answer our procurement checklist',
      'due diligence documents for InfoSec',
      'document about your security measures',
      'our CISO needs answers before we sign',
      'secuirty questionaire vendor assesment',
      'Sicherheitsfragebogen für Lieferanten ausfüllen',
      'IT team ke security questions kaun answer karega',
    ],
    words:
      'spreadsheet excel sheet 200 vsaq hecvat tprm onetrust third party supplier onboarding homework compliance white paper technical organizational toms fragenkatalog lieferantenbewertung auditbogen abteilung prüft sicherheitskonzept prashnavali bharna assessor gatekeeper tick boxes',
    answer:
      'Send it to us: with Enterprise we answer IT’s and Legal’s questions, and a demo can cover data, access and control. We don’t publish a ready-made questionnaire or security paper yet.',
    sources: [
      {
        page: '/enterprise',
        anchor: 'closing-title',
        evidence:
          'We’ll run it with agents and your approvals in place, and answer IT’s and Legal’s questions.',
      },
      {
        page: '/contact-us',
        anchor: 'agenda-title',
        evidence: 'Where documents live, who can build and publish, what’s logged.',
      },
    ],
    next: ASK_US,
    unpublished: [/security (?:questionnaire|white ?paper)/i, /\bCAIQ\b/],
    reviewed: REVIEWED,
  },
  {
    id: 'breach-notification',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'partly',
    question: 'Will you tell us about a data breach?',
    phrasings: [
      'data breach notification',
      'incident response process',
      'how fast do you inform customers after a hack',
      'what if you get hacked',
      'have you ever had a security incident',
      'notify us within 72 hours',
      'leak of personal data, who is told',
      'breech notificaton',
      'Meldung bei Datenpanne',
      'agar data leak ho jaye to batate ho kya',
      '¿nos avisan si hay una filtración?',
      'security incident communication',
    ],
    words:
      'stolen exposed dumped dark web ransomware cyberattack compromised attacker leaked database informed deadline regulator supervisory authority article 33 34 dsb cert disclosure postmortem track record datenleck datenschutzvorfall hackerangriff benachrichtigung meldepflicht chori hua khabar cover',
    answer:
      'Yes. If something happens to your data that puts you at risk, we’ll tell you and the authority, as the law requires. We don’t publish a deadline of our own or a history of incidents yet.',
    sources: [
      {
        page: '/privacy',
        anchor: 'security',
        evidence:
          'If something happens to your data that puts you at risk, we’ll tell you and the authority, as the law requires.',
      },
    ],
    next: ASK_US,
    unpublished: [/\bbreach(?:es)?\b[^.]{0,60}\bhours\b/i, /incident (?:response|history|report)/i],
    reviewed: REVIEWED,
  },
  {
    id: 'hipaa',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'not-published',
    question: 'Are you HIPAA compliant?',
    phrasings: [
      'HIPAA',
      'business associate agreement BAA',
      'can we process patient data',
      'protected health information PHI',
      'healthcare compliance for a clinic',
      'may hospitals use it with medical records',
      'hippa complient',
      'Patientendaten verarbeiten',
      'kya hospital ka patient data daal sakte hain',
      '¿cumplen con HIPAA?',
      'health records in the workspace',
    ],
    words:
      'doctor surgery dentist therapist nurse pharmacy physician practice insurer diagnosis prescriptions lab results ehr emr epic covered entity insurance hitech ehds arztpraxis krankenhaus gesundheitsdaten schweigepflicht klinik arzt mareez ilaj marij aspatal telemedicine',
    answer:
      'We don’t publish HIPAA compliance or a business associate agreement yet. In our website’s forms, please leave out health details. Ask us before you bring patient data into a workspace.',
    sources: [
      {
        page: '/privacy',
        anchor: 'forms',
        evidence:
          'Please leave out what we don’t need to answer you, such as health details, passwords or data about other people.',
      },
    ],
    next: ASK_US,
    unpublished: [/\bHIPAA\b/i, /business associate/i],
    reviewed: REVIEWED,
  },
  {
    id: 'eu-ai-act',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'not-published',
    question: 'Do you comply with the EU AI Act?',
    phrasings: [
      'EU AI Act',
      'AI Act risk class',
      'is it a high-risk AI system',
      'AI regulation compliance in Europe',
      'transparency obligations for chatbots',
      'must our chatbot say that it is a machine',
      'AI governance and conformity',
      'ai act complience',
      'KI-Verordnung der EU',
      'EU ka AI law follow karte ho kya',
      '¿cumplen el reglamento europeo de IA?',
      'recruiting agent under Annex III',
    ],
    words:
      'brussels 2024 1689 article 50 labelling disclosure deepfake deployer provider prohibited practice assessment human oversight literacy fines general purpose gpai category emotion recognition scoring gesetz kennzeichnungspflicht risikoklasse hochrisiko brüssel kanoon niyam regulator',
    answer:
      'We don’t publish a statement on the EU AI Act yet. By our terms, where the law says people have to know they’re talking to AI, you must tell them. Ask us about your use.',
    sources: [
      {
        page: '/terms',
        anchor: 'ai-employees',
        evidence: 'Where the law says people have to know they’re talking to AI, you must tell them.',
      },
    ],
    next: ASK_US,
    unpublished: [/\bAI Act\b/],
    isInFaq: true,
    reviewed: REVIEWED,
  },
];
