import type { Topic } from '../topic.ts';

const ASK_US = { label: 'Ask us', page: '/contact-us' };
const REVIEWED = '2026-11-26';

export const accessTopics: readonly Topic[] = [
  {
    id: 'single-sign-on',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'not-published',
    question: 'Do you support single sign-on (SSO)?',
    phrasings: [
      'SSO',
      'sso saml okta',
      'single sign-on with Microsoft Entra ID',
      'log in through Azure AD',
      'Google Workspace login for employees',
      'SAML 2.0 or OIDC',
      'identity provider integration',
      'which plan has single sign on',
      'singel signon saml',
      'Anmeldung über unser Active Directory',
      'kya SSO login milta hai',
      '¿tienen inicio de sesión único?',
      'can staff sign in with their company account',
    ],
    words:
      'federated federation authentification centralized corporate credentials tile onelogin keycloak jumpcloud adfs ldap kerberos windows domain social konto gmail firmenkonto einmalanmeldung zentrale idp metadata xml assertion acs url',
    answer:
      'We don’t publish single sign-on, SAML or OpenID Connect support yet; no plan’s list has a row for it. Ask us what’s possible for your identity provider.',
    sources: [{ page: '/pricing', anchor: 'comparison-title', evidence: 'Every feature, every plan.' }],
    next: ASK_US,
    unpublished: [/\bSSO\b/, /single sign-?on/i, /\bSAML\b/, /\bOIDC\b/],
    isInFaq: true,
    reviewed: REVIEWED,
  },
  {
    id: 'scim-provisioning',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'not-published',
    question: 'Can we provision users automatically (SCIM)?',
    phrasings: [
      'SCIM',
      'automatic user provisioning',
      'deprovision people who leave from our directory',
      'sync users and groups from the directory',
      'offboarding automation for employees',
      'directory sync',
      'scim provisionning',
      'Benutzer automatisch anlegen und entfernen',
      'users auto add/remove directory se',
      'joiner mover leaver process',
    ],
    words:
      'leavers turnover hundreds bulk csv import hris workday bamboohr personio entra okta lifecycle revoked orphaned sperren austritt verzeichnisdienst nutzerverwaltung resigned quits management',
    answer:
      'We don’t publish SCIM or directory sync yet. By our terms, administrators invite and remove members. Ask us if you need it automated.',
    sources: [
      {
        page: '/terms',
        anchor: 'accounts',
        evidence:
          'Administrators invite and remove members, choose the plan and decide which AI employees can do what.',
      },
    ],
    next: ASK_US,
    unpublished: [/\bSCIM\b/, /directory sync/i],
    reviewed: REVIEWED,
  },
  {
    id: 'two-factor-login',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'not-published',
    question: 'Is there two-factor authentication?',
    phrasings: [
      '2FA',
      'two-factor authentication',
      'MFA multi-factor',
      'authenticator app or SMS code at sign-in',
      'passkeys or hardware security key',
      'can an admin enforce 2FA for everyone',
      'two facter authentification',
      'Zwei-Faktor-Anmeldung',
      'login pe OTP aata hai kya',
      '¿hay verificación en dos pasos?',
      'password rules and MFA policy',
    ],
    words:
      'second totp yubikey fido2 webauthn fingerprint face touch biometric duo push prompt text message stolen laptop cyber insurance bestätigungscode handy zweiter sicherheitsschlüssel mobile verification phone',
    answer:
      'We don’t publish two-factor login for the application yet. Keep your password to yourself, and tell us right away if someone else may have gotten in. Ask us what your review needs.',
    sources: [
      {
        page: '/terms',
        anchor: 'accounts',
        evidence: 'Give us correct details, keep them up to date and keep your password to yourself.',
      },
      {
        page: '/terms',
        anchor: 'accounts',
        evidence: 'tell us right away if someone else may have gotten in.',
      },
    ],
    next: ASK_US,
    unpublished: [/\b2FA\b/, /two-factor/i, /multi-factor/i, /\bMFA\b/, /\bpasskeys?\b/i],
    reviewed: REVIEWED,
  },
  {
    id: 'roles-and-permissions',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'published',
    question: 'Can we set roles and permissions?',
    phrasings: [
      'roles and permissions',
      'role-based access control RBAC',
      'who can build and who can publish agents',
      'restrict which documents an agent can read',
      'limit access by department',
      'can an agent see confidential files its user may not open',
      'viewer, editor, admin rights',
      'permisions for diffrent users',
      'Rollen und Berechtigungen',
      'alag alag users ko alag rights de sakte hain',
      '¿hay control de acceso por roles?',
      'stop interns from publishing a bot',
      'salary files hidden from other employees',
    ],
    words:
      'apprentice trainee freelancer contractor temp write payroll hr folder board minutes least privilege segregation duties sensitive ringfence gatekeeper leserechte berechtigungskonzept lesezugriff schreibrechte zugriffsrechte adhikar permission kisko entitlement acl',
    answer:
      'Yes. You set by role who can build, publish and use agents, and building and publishing are two separate rights. An agent can open what the person it works for can open, and nothing else.',
    sources: [
      { page: '/', anchor: 'features-title', evidence: 'Set by role who can build, publish and use agents.' },
      {
        page: '/services',
        anchor: 'controls-title',
        evidence: 'An agent can open what the person it works for can open. Nothing else.',
      },
      {
        page: '/services',
        anchor: 'controls-title',
        evidence: 'Only publishers decide what colleagues and customers see.',
      },
    ],
    reviewed: REVIEWED,
  },
  {
    id: 'audit-log',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'published',
    question: 'Is there an audit log of what agents do?',
    phrasings: [
      'audit log',
      'audit trail',
      'can we see what an agent did and who approved it',
      'activity history of an AI employee',
      'who changed the instructions of a bot',
      'logging for compliance',
      'traceability of decisions',
      'proof of which document it read',
      'audt trial logs',
      'Protokoll aller Aktionen der Agenten',
      'agent ne kya kiya uska record milta hai',
      '¿hay un registro de auditoría?',
      'send logs to our SIEM',
    ],
    words:
      'paper forensic evidence auditor revisionssicher nachvollziehbar protokollierung lückenlos nachweis splunk datadog timestamp accountability blame touched accidentally overwritten version track changes works council regulator inspection journal hisaab nachverfolgen sox reconstruct',
    answer:
      'Yes, an audit trail of every step: who changed an agent, what it read, what it did and who approved it, in order.',
    sources: [
      {
        page: '/services',
        anchor: 'controls-title',
        evidence: 'Who changed an agent, what it read, what it did and who approved it, in order.',
      },
      { page: '/enterprise', anchor: 'automate', evidence: 'Every step is logged: who, when and why' },
    ],
    isInFaq: true,
    reviewed: REVIEWED,
  },
  {
    id: 'who-reads-messages',
    group: 'Security and privacy',
    audience: 'user',
    status: 'published',
    question: 'Can administrators or my boss read my messages?',
    phrasings: [
      'can my boss see my chats',
      'does my manager read what I ask the AI',
      'are my conversations private from my employer',
      'administrator access to messages',
      'can my company spy on what I write',
      'who can read our chats',
      'can the admin open my documents',
      'is my personal room visible to colleagues',
      'can my boss raed my mesages',
      'Kann mein Chef meine Nachrichten lesen',
      'kya boss meri chat padh sakta hai',
      '¿puede mi jefe leer mis mensajes?',
      'workplace monitoring of employees',
      'and does HR see it too',
    ],
    words:
      'eavesdrop snoop nosy supervisor liest mitlesen überwachung betriebsrat privatsphäre vorgesetzter salary complain peek secret confidential surveillance superiors shoulder admins niji malik',
    answer:
      'Yes, that’s possible: administrators may be able to read what members store in the workspace, because the organization controls it. If it’s your employer’s or a client’s workspace, ask them first.',
    sources: [
      {
        page: '/terms',
        anchor: 'accounts',
        evidence:
          'They may be able to read what members store in the workspace. Members should know that their organization controls it.',
      },
      {
        page: '/privacy',
        anchor: 'application',
        evidence:
          'If you use an employer’s or a client’s workspace, ask them first; we’ll help them answer you.',
      },
    ],
    isInFaq: true,
    reviewed: REVIEWED,
  },
  {
    id: 'your-staff-access',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'not-published',
    question: 'Can your own staff see what’s in our workspace?',
    phrasings: [
      'can your employees read our workspace',
      'internal access controls at the vendor',
      'do your engineers look at customer content',
      'support staff access to our files',
      'background checks for your personnel',
      'vendor employee access to production data',
      'do your people read our conversations',
      'Haben eure Mitarbeiter Zugriff auf unsere Inhalte',
      'aapke staff hamara workspace dekh sakte hain kya',
      'insider threat protection on your side',
    ],
    words:
      'insiders developers peek nosy engineer snooping technician remote impersonate login mitarbeiterzugriff fernwartung hauspersonal vetted screening confidentiality pledge break glass privileged admin offshore contractors',
    answer:
      'We don’t publish who of our own staff can reach a workspace yet. For requests from this website it’s published: the people who answer them and those who look after the database can read them. Ask us about the application.',
    sources: [
      {
        page: '/privacy',
        anchor: 'recipients',
        evidence: 'who answer them, and those who look after the database, can read them.',
      },
    ],
    next: ASK_US,
    unpublished: [
      /\bour (?:own )?(?:staff|engineers|employees)\b[^.]{0,60}\b(?:workspace|access)\b/i,
      /background checks?/i,
    ],
    reviewed: REVIEWED,
  },
  {
    id: 'sharing-one-login',
    group: 'Terms and law',
    audience: 'buyer',
    status: 'published',
    question: 'Can several people share one account?',
    phrasings: [
      'share one login',
      'can my team use a single account together',
      'two people on the same user',
      'shared password for the whole office',
      'is account sharing allowed',
      'one licence for several employees',
      'shar acount with colleage',
      'Zugang mit Kollegen teilen',
      'ek account do log use kar sakte hain',
      '¿podemos compartir una cuenta?',
      'generic mailbox as a user',
    ],
    words:
      'wife partner cofounder colleague borrow credentials pass around communal shift workers front desk reception kiosk tablet simultaneous sessions concurrent named seat floating sammelkonto gemeinsames passwort doppelt nutzen info postfach family netflix style dost saath',
    answer:
      'No. Our terms don’t allow sharing one member’s access among several people. Each person is a member; the plans say how many fit.',
    sources: [
      {
        page: '/terms',
        anchor: 'acceptable-use',
        evidence:
          'to get around limits, credits or safeguards, or to share one member’s access among several people',
      },
    ],
    next: { label: 'Compare the plans', page: '/pricing' },
    reviewed: REVIEWED,
  },
];
