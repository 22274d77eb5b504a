import type { Topic } from '../topic.ts';

/** What seldom happens to a paid account, and worries people when it does. */
export const billingCaseTopics: readonly Topic[] = [
  {
    id: 'pause-plan',
    group: 'Trial, billing and refunds',
    audience: 'user',
    status: 'not-published',
    question: 'Can we pause a plan?',
    phrasings: [
      'freeze it for two months while we are closed',
      'pause subscription',
      'freeze my plan for the summer',
      'put the account on hold',
      'suspend the subscription for two months',
      'hibernate plan',
      'seasonal break without paying',
      'pasue plan',
      'Abo pausieren',
      'Vertrag ruhen lassen',
      'plan kuch mahine rok sakte hain',
      'pausar el plan',
    ],
    words:
      'sabbatical maternity leave parental season ski resort shop holiday renovation temporarily dormant mothball standby hiatus ice winter christmas cash flow skip billing interrupt resume reactivate winterpause betriebsferien stilllegen elternzeit einfrieren band thode samay',
    answer:
      'We don’t publish a way to pause a plan. You can cancel at any time; we then keep your data for 30 days in case you change your mind. You can also move to a smaller plan whenever you like.',
    sources: [
      {
        page: '/terms',
        anchor: 'cancelling',
        evidence:
          'You can cancel at any time. The plan then runs to the end of the month you’ve paid for, and isn’t renewed. We keep your data for 30 days after you cancel, in case you change your mind or still want a copy.',
      },
      { page: '/terms', anchor: 'payment', evidence: 'You can change plans whenever you like.' },
    ],
    next: { label: 'Ask us', page: '/contact-us' },
    unpublished: [/pause (a|the|your) (plan|subscription)/i, /(plan|subscription) on hold/i],
    reviewed: '2026-11-26',
  },
  {
    id: 'unexpected-charge',
    group: 'Trial, billing and refunds',
    audience: 'user',
    status: 'published',
    question: 'A charge looks wrong. What can we do?',
    phrasings: [
      'a charge on my bank statement I don’t recognize',
      'charged twice',
      'wrong amount on my card',
      'you billed me after I cancelled',
      'unexpected charge',
      'I never signed up for this charge',
      'billing error',
      'dispute a payment',
      'why did you take money from my account',
      'double chrge',
      'doppelt abgebucht',
      'falsche Abbuchung',
      'mere paise kyu kat gaye',
      'cobro incorrecto',
    ],
    words:
      'ripped scam fraud unknown debit overbilled overcharged mystery transaction chargeback mistake deducted complaint ghost surprise invoice unauthorized withdrawal reversal fehlbuchung abgezogen reklamation unbekannte belastung galat liya kata',
    answer:
      'Write to us. A plan renews each month until you cancel, and the end of a trial charges you nothing. Within 30 days of your first payment for a plan you can ask for your money back.',
    sources: [
      {
        page: '/terms',
        anchor: 'refunds',
        evidence:
          'If a plan isn’t what you hoped for, ask for your money back within 30 days of your first payment for it.',
      },
      { page: '/terms', anchor: 'payment', evidence: 'It renews each month until you cancel.' },
      { page: '/terms', anchor: 'trial', evidence: 'When the trial ends, you aren’t charged.' },
    ],
    next: { label: 'Write to us', page: '/contact-us' },
    reviewed: '2026-11-26',
  },
  {
    id: 'inactive-account',
    group: 'Trial, billing and refunds',
    audience: 'user',
    status: 'published',
    question: 'What happens to an account no one uses?',
    phrasings: [
      'haven’t signed in for a year',
      'inactive account',
      'account not used for months',
      'do you delete dormant accounts',
      'closed for inactivity',
      'unused account deletion',
      'how long can I leave it without logging in',
      'free account closed after 60 days',
      'inactve acount',
      'inaktives Konto',
      'Konto lange nicht benutzt',
      'account use nahi kiya to band hoga',
      'cuenta inactiva',
    ],
    words:
      'forgotten abandoned idle gathering dust stale neglected vacation sick purge expire lapse vanish cleanup nobody logs cobwebs zombie registered once never came back ungenutzt stillgelegt karteileiche verwaist khaali pada saalon',
    answer:
      'Free accounts may be closed when no one has signed in for 60 days, trial accounts 30 days after the trial if no one has paid. Non-paid accounts may be terminated after over a year of inactivity, and everything in them is permanently deleted.',
    sources: [
      {
        page: '/terms',
        anchor: 'unused-accounts',
        evidence:
          'Free accounts: May be closed when they’ve been inactive for 60 days. Trial accounts: If no one has paid, they may be closed 30 days after the trial has expired. Non-paid accounts: May be terminated when they’ve been inactive for over a year. Inactive means no one has signed in.',
      },
    ],
    next: { label: 'Terms: unused accounts', page: '/terms' },
    reviewed: '2026-11-26',
  },
  {
    id: 'reopen-account',
    group: 'Trial, billing and refunds',
    audience: 'user',
    status: 'published',
    question: 'Can a closed account be opened again?',
    phrasings: [
      'reopen my account',
      'reactivate closed account',
      'come back after cancelling',
      'restore a cancelled plan',
      'account was closed, can I get it back',
      'I changed my mind after cancelling',
      'undo cancellation',
      'reactvate',
      'Konto wieder öffnen',
      'Kündigung zurücknehmen',
      'band account phir se chalu karna',
      'reactivar cuenta',
    ],
    words:
      'resurrect revive regret return rejoin crawling unlock reinstate second chance former customer mistake accidentally win resubscribe bring oops wiederherstellen reaktivieren zurückkehren entsperren rückgängig wapas kholna',
    answer:
      'You can ask us to open it again; until then no one can sign in to it. After you cancel we keep your data for 30 days; a terminated account and everything in it are permanently deleted.',
    sources: [
      {
        page: '/terms',
        anchor: 'unused-accounts',
        evidence:
          'No one can sign in to a closed account, but you can ask us to open it again. Terminated accounts and everything in them are permanently deleted.',
      },
      {
        page: '/terms',
        anchor: 'cancelling',
        evidence:
          'We keep your data for 30 days after you cancel, in case you change your mind or still want a copy.',
      },
    ],
    next: { label: 'Ask us', page: '/contact-us' },
    reviewed: '2026-11-26',
  },
];
