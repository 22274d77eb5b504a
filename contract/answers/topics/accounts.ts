import type { Topic } from '../topic.ts';

const ASK_US = { label: 'Ask us', page: '/contact-us' };
const REVIEWED = '2026-11-26';

export const accountsTopics: readonly Topic[] = [
  {
    id: 'forgot-password',
    group: 'Demos and support',
    audience: 'user',
    status: 'partly',
    question: 'I forgot my password. What now?',
    phrasings: [
      'forgot password',
      'reset my password',
      'I can’t remember my password',
      'locked out of my account',
      'no password reset email arrived',
      'lost access to my login',
      'recover my account',
      'passwrd forgoten',
      'Passwort vergessen, zurücksetzen',
      'password bhool gaya',
      'olvidé mi contraseña',
      'my login details are wrong',
    ],
    words:
      'mind blank typed thrice too attempts lockout spam folder expired credentials forgotten kennwort ausgesperrt geht bhul yaad nahi keyword pin notebook phone saved browser wiped holiday returned',
    answer:
      'Write to our support, at the address at the end of the Terms of Use, from the email address of your account. We don’t publish the steps of a reset in the application yet.',
    sources: [{ page: '/terms', anchor: 'changes', evidence: 'Help with your account:' }],
    next: ASK_US,
    unpublished: [/forgot(?:ten)? (?:your|my) password/i, /reset link/i],
    reviewed: REVIEWED,
  },
  {
    id: 'log-in',
    group: 'Demos and support',
    audience: 'user',
    status: 'published',
    question: 'Where do I log in?',
    phrasings: [
      'log in',
      'login page',
      'where is the sign-in button',
      'open the application',
      'link to the app',
      'how do I get into my workspace',
      'I already have an account, where to go',
      'can’t log in',
      'lgoin page',
      'Wo kann ich mich anmelden, Einloggen',
      'login kahan se kare',
      '¿dónde inicio sesión?',
    ],
    words:
      'entrance portal dashboard bookmark url members area customer zugang kundenportal startseite anmeldeseite kholna andar jana registered wrong site vanished white redirect loop',
    answer:
      'In the application: choose Login at the top of any page. This website has no accounts; teams work with their AI employees in the application.',
    sources: [
      {
        page: '/privacy',
        anchor: 'scope',
        evidence: 'where teams work with their AI employees, handles data',
      },
      {
        page: '/privacy',
        anchor: 'forms',
        evidence: 'You can read every page without telling us who you are.',
      },
    ],
    reviewed: REVIEWED,
  },
  {
    id: 'sign-up',
    group: 'Demos and support',
    audience: 'buyer',
    status: 'published',
    question: 'How do I sign up?',
    phrasings: [
      'sign up',
      'create an account',
      'register',
      'open a new workspace',
      'how do I get started today',
      'start using it right now',
      'where can I try it for myself',
      'do I need a credit card to register',
      'singup acount',
      'Konto anlegen, registrieren',
      'account kaise banaye',
      '¿cómo creo una cuenta?',
      'who can sign up, private persons too',
    ],
    words:
      'join onboard self service profile begin opening email gmail personal registrierung loslegen anfangen kostenlos testen eröffnen naya khata shuru karna fresh first newbie button',
    answer:
      'Choose Try for Free at the top of any page and create an account in the application. New customers can try it free for 3 months, with no credit card; the person who creates a workspace is its first administrator.',
    sources: [
      {
        page: '/terms',
        anchor: 'trial',
        evidence: 'New customers can try the application free for 3 months, with no credit card.',
      },
      {
        page: '/terms',
        anchor: 'accounts',
        evidence: 'The person who creates a workspace is its first administrator.',
      },
    ],
    reviewed: REVIEWED,
  },
  {
    id: 'change-account-email',
    group: 'Demos and support',
    audience: 'user',
    status: 'not-published',
    question: 'How do I change the email address of my account?',
    phrasings: [
      'change my email address',
      'update account email',
      'new work email, switch my login',
      'edit my name or profile',
      'I changed companies, move the account to another address',
      'wrong email in my profile',
      'chnage emial adress',
      'E-Mail-Adresse des Kontos ändern',
      'account ka email badalna hai',
      '¿cómo cambio el correo de mi cuenta?',
    ],
    words:
      'married surname renamed typo spelling rebrand domain old mailbox inaccessible mailadresse umgezogen postfach namensänderung nachname heirat gmail contact details outdated username display picture avatar naam',
    answer:
      'We don’t publish the steps yet. The terms ask you to keep your details correct and up to date, so write to our support, at the address at the end of the terms, and we’ll help.',
    sources: [
      {
        page: '/terms',
        anchor: 'accounts',
        evidence: 'Give us correct details, keep them up to date and keep your password to yourself.',
      },
      { page: '/terms', anchor: 'changes', evidence: 'Help with your account:' },
    ],
    next: ASK_US,
    unpublished: [/change (?:your|the) email/i],
    reviewed: REVIEWED,
  },
  {
    id: 'delete-account',
    group: 'Demos and support',
    audience: 'user',
    status: 'partly',
    question: 'How do I delete my account?',
    phrasings: [
      'delete my account',
      'close my account for good',
      'remove my user profile',
      'deactivate account',
      'get rid of my login',
      'how can I leave the workspace',
      'erase my account and its chats',
      'delet acount permanently',
      'Konto löschen',
      'apna account delete kaise karu',
      '¿cómo elimino mi cuenta?',
    ],
    words:
      'wipe disappear quit done unregister deregister purge terminate membership abmelden kündigen auflösen profil entfernen weg damit band karna hatana leaving vanish completely cancel registration',
    answer:
      'Write to our support, at the address at the end of the Terms of Use. If you cancel a plan, we keep your data for 30 days and then delete it. We don’t publish a button for it yet; developers have an API call.',
    sources: [
      { page: '/terms', anchor: 'changes', evidence: 'Help with your account:' },
      {
        page: '/terms',
        anchor: 'cancelling',
        evidence:
          'We keep your data for 30 days after you cancel, in case you change your mind or still want a copy. After that it’s deleted and can’t be brought back.',
      },
      {
        page: '/api-reference/delete-account',
        anchor: '',
        evidence: 'Deletes the access token’s user, immediately and permanently.',
      },
    ],
    next: ASK_US,
    unpublished: [/delete (?:your|my) account (?:in|under|from) (?:the )?settings/i],
    reviewed: REVIEWED,
  },
  {
    id: 'add-teammates',
    group: 'Demos and support',
    audience: 'user',
    status: 'published',
    question: 'How do I add or remove a teammate?',
    phrasings: [
      'add a teammate',
      'invite a colleague to the workspace',
      'remove an employee who left',
      'add another user',
      'give a coworker access',
      'who can invite members',
      'kick someone out of the workspace',
      'make someone else administrator',
      'ad a team mebmer',
      'Kollegen einladen, Mitglied entfernen',
      'team member ko kaise add kare',
      '¿cómo invito a un compañero?',
    ],
    words:
      'newcomer starter hire joined recruit onboarding seat invitation link expired arrived external consultant freelancer accountant assistant bring aboard quit fired offboard revoke promote transfer ownership handover neue kollegin zugang geben einladung nutzer hinzufügen jodna nikalna sathi',
    answer:
      'Your administrators do that: they invite and remove members, choose the plan and decide which AI employees can do what. The person who created the workspace is its first administrator.',
    sources: [
      {
        page: '/terms',
        anchor: 'accounts',
        evidence:
          'The person who creates a workspace is its first administrator. Administrators invite and remove members, choose the plan and decide which AI employees can do what.',
      },
    ],
    reviewed: REVIEWED,
  },
  {
    id: 'account-hacked',
    group: 'Demos and support',
    audience: 'user',
    status: 'published',
    question: 'Someone else may be in my account. What do I do?',
    phrasings: [
      'my account was hacked',
      'someone else is using my account',
      'suspicious login',
      'my password was stolen',
      'unauthorized access to our workspace',
      'phishing email that looks like you',
      'acount hackd',
      'Mein Konto wurde gehackt',
      'mera account hack ho gaya',
      '¿qué hago si hackearon mi cuenta?',
    ],
    words:
      'compromised breached intruder stranger strange unfamiliar device foreign location alert hijacked taken impersonating scam mail fake invoice leaked keylogger laptop fremder zugriff kompromittiert verdächtig gekapert missbraucht chori gadbad koi aur emergency lock',
    answer:
      'Tell us right away, at the support address at the end of the Terms of Use. You’re responsible for what happens through your account, so don’t wait.',
    sources: [
      {
        page: '/terms',
        anchor: 'accounts',
        evidence:
          'You’re responsible for what happens through your account, so tell us right away if someone else may have gotten in.',
      },
      { page: '/terms', anchor: 'changes', evidence: 'Help with your account:' },
    ],
    next: { label: 'Write to us', page: '/contact-us' },
    reviewed: REVIEWED,
  },
];
