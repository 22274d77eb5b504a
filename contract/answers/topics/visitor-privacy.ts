import type { Topic } from '../topic.ts';

const REVIEWED = '2026-11-26';

export const visitorPrivacyTopics: readonly Topic[] = [
  {
    id: 'selling-data',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'published',
    question: 'Do you sell or share personal data?',
    phrasings: [
      'do you sell my data',
      'is my information sold to advertisers',
      'share data with marketing partners',
      'do not sell my personal information',
      'give data to the police or government',
      'which authorities can get our data',
      'who at your company can see my request',
      'sel my data to advertizers',
      'Verkauft ihr Daten weiter',
      'kya mera data kisi ko becha jata hai',
      '¿venden mis datos?',
      'handing data over to law enforcement',
    ],
    words:
      'broker brokers monetize monetise profit rent third party ads advertising network subpoena warrant court nsa fbi cbi secret service disclosure leads weitergeben datenhandel werbetreibende behörde polizei herausgabe adressen verkauf bechte sarkar bech diya vigyapan gpc sale',
    answer:
      'We don’t sell personal data or share it with advertisers. We only give it to an authority when the law requires us to.',
    sources: [
      {
        page: '/privacy',
        anchor: 'recipients',
        evidence:
          'We don’t sell personal data or share it with advertisers. We only give it to an authority when the law requires us to.',
      },
    ],
    reviewed: REVIEWED,
  },
  {
    id: 'cookies',
    group: 'Security and privacy',
    audience: 'user',
    status: 'published',
    question: 'Do you use cookies?',
    phrasings: [
      'cookies',
      'cookie policy',
      'why is there no cookie banner',
      'does the website set cookies',
      'which cookies does the app use',
      'decline analytics cookies',
      'third-party advertising cookies',
      'cookis on this site',
      'Setzt ihr Cookies',
      'website cookies lagati hai kya',
      '¿usan cookies?',
      'block or delete cookies',
    ],
    words:
      'consent popup accept reject annoying tracker local storage localstorage session eprivacy ttdsg tdddg gpc gtm pixel browser remember strictly necessary optional einwilligungsbanner keksbanner zustimmung ablehnen akzeptieren kekse speichern manager cookiebot incognito',
    answer:
      'This website sets none, its own or anyone else’s. The application needs a few, for authentication, security and a conversation from before sign-up; analytics cookies there are extra, and you can decline them.',
    sources: [
      {
        page: '/cookies',
        anchor: 'hero',
        evidence:
          'None on this website, not even for statistics; Three things in the application need cookies; Analytics cookies there are extra, and you can decline them',
      },
      {
        page: '/cookies',
        anchor: 'this-site',
        evidence: 'the one you’re reading, sets no cookies, its own or anyone else’s.',
      },
    ],
    next: { label: 'Cookie Policy', page: '/cookies' },
    reviewed: REVIEWED,
  },
  {
    id: 'visitor-tracking',
    group: 'Security and privacy',
    audience: 'user',
    status: 'published',
    question: 'Does this website track visitors?',
    phrasings: [
      'do you track me on this website',
      'Google Analytics or tracking pixel',
      'what do you know about a visitor',
      'session recording or heatmaps',
      'what does the server log about my visit',
      'is my IP address logged',
      'fingerprinting of browsers',
      'utm parameters and referrer stored',
      'visiter trackng',
      'Werde ich auf der Seite getrackt',
      'website meri tracking karti hai kya',
      'do other companies learn about my visit',
    ],
    words:
      'spying follow around stalk surveillance ga4 matomo hotjar clarity meta insight tag ad blocker ublock ghostery dnt incognito geolocation profiling remarketing retargeting nachverfolgen beobachtet statistik besucherzähler protokolldateien nazar rakhna pichha jasoosi clicks',
    answer:
      'No analytics script, no advertising pixels and no recording of what you do. Short notes in this tab remember where you came from, until you close it, and are only sent along with a form.',
    sources: [
      {
        page: '/privacy',
        anchor: 'not-collected',
        evidence: 'No analytics script, no advertising pixels and no recording of what you do.',
      },
      {
        page: '/privacy',
        anchor: 'hero',
        evidence: 'Short notes in this tab remember where you came from, until you close it',
      },
      { page: '/privacy', anchor: 'first-touch', evidence: 'It’s only sent along with a form' },
    ],
    next: { label: 'Privacy Policy', page: '/privacy' },
    reviewed: REVIEWED,
  },
  {
    id: 'form-data-stored',
    group: 'Security and privacy',
    audience: 'user',
    status: 'published',
    question: 'What do you store when I send a form?',
    phrasings: [
      'what do you save when I fill in the contact form',
      'which data does the demo form collect',
      'what happens to what I type in your forms',
      'do you store my time zone and language with a request',
      'why does the form ask for my number and company',
      'personal data collected by this website',
      'who reads my contact request',
      'wat data is stored from the form',
      'Was wird beim Absenden eines Formulars gespeichert',
      'form bharne pe kya kya store hota hai',
      'are calculator numbers stored',
    ],
    words:
      'submit submitted typed entered details fields mandatory required enquiry captured recorded kept record browser info hidden metadata consent timestamp lead inputs eingaben kontaktformular daten felder pflichtfeld angaben anfrage formular jaankari bhari kiya telefonnummer',
    answer:
      'What you typed into it, when it arrived, the language and time zone your browser names, and how your visit began. For a demo we also keep the words you agreed to and when you did.',
    sources: [
      {
        page: '/privacy',
        anchor: 'forms',
        evidence:
          'We also store when your request arrived, and the language and time zone your browser names. When you book a demo, we keep the words you agreed to and when you did.',
      },
      { page: '/privacy', anchor: 'hero', evidence: 'Forms keep what you type and how you found us' },
    ],
    next: { label: 'Privacy Policy', page: '/privacy' },
    reviewed: REVIEWED,
  },
  {
    id: 'marketing-consent',
    group: 'Security and privacy',
    audience: 'user',
    status: 'published',
    question: 'How do I stop your emails, or take back my consent?',
    phrasings: [
      'unsubscribe from your emails',
      'stop sending me marketing',
      'withdraw my consent',
      'I do not want promotional content anymore',
      'why must I agree to receive content when I book',
      'opt out of marketing messages',
      'remove me from the mailing list',
      'unsubcribe',
      'Werbung abbestellen, Einwilligung widerrufen',
      'promotional email band karo',
      '¿cómo me doy de baja de los correos?',
      'spam from you, make it stop',
    ],
    words:
      'spamming flooding inbox junk annoyed pestering bothering newsletters leave alone contact gdpr revoke permission checkbox pre ticked advertising mails promo offers blocklist werbemails abmelden verteiler streichen keine nervt austragen widerruf pareshan mat bhejo hatao suppress',
    answer:
      'Use the link in our emails about your demo, or tell us: we stop from then on. When you book a demo, you confirm that you want to receive content from us; that consent is yours to withdraw, and what happened before stays lawful.',
    sources: [
      {
        page: '/privacy',
        anchor: 'purposes',
        evidence:
          'You can withdraw it at any time, and we stop from then on. Each email about your demo has a link for that',
      },
      {
        page: '/privacy',
        anchor: 'rights',
        evidence: 'Withdrawal: You take back a consent. What happened before stays lawful.',
      },
      {
        page: '/privacy',
        anchor: 'purposes',
        evidence: 'When you book a demo, you confirm that you want to receive content from',
      },
    ],
    next: { label: 'Your rights', page: '/privacy' },
    reviewed: REVIEWED,
  },
  {
    id: 'newsletter',
    group: 'Company and partners',
    audience: 'user',
    status: 'published',
    question: 'Do you have a newsletter?',
    phrasings: [
      'newsletter',
      'subscribe to your newsletter',
      'sign up for email updates',
      'how can I get your news by mail',
      'weekly digest of articles',
      'newsleter subscription',
      'RSS or email list for new posts',
      'Newsletter abonnieren',
      'newsletter kaise join karu',
      '¿tienen un boletín?',
    ],
    words:
      'mailing bulletin monthly roundup keep posted stay informed loop inbox substack announcements notify subscriber atom feed rundbrief neuigkeiten laufenden verteiler eintragen informieren khabar bhejte raho samachar chahiye latest',
    answer:
      'There’s no email newsletter yet. Until there is one, read the blog: how teams split work between people and agents.',
    sources: [
      { page: '/privacy', anchor: 'not-collected', evidence: 'There’s no email newsletter yet' },
      {
        page: '/resources',
        anchor: 'shelves-title',
        evidence: 'How teams split work between people and agents.',
      },
    ],
    next: { label: 'Read the blog', page: '/blog' },
    reviewed: REVIEWED,
  },
  {
    id: 'privacy-policy-changes',
    group: 'Security and privacy',
    audience: 'user',
    status: 'published',
    question: 'How will I learn of changes to the privacy policy?',
    phrasings: [
      'privacy policy changes',
      'when was the privacy policy last updated',
      'do you notify people if the privacy notice changes',
      'date of the data protection statement',
      'new version of your privacy statement',
      'privcy policy updte',
      'Änderungen der Datenschutzerklärung',
      'privacy policy kab badli',
      'where is your privacy policy',
      'link to the privacy notice',
    ],
    words:
      'revised revision amended amendment rewritten sneak informed notification archive old effective edition wording history latest read text document legal page footer datenschutzhinweise aktualisiert neue fassung stand datum geändert benachrichtigt niti badlav soochna padhna kahan gdpr pdf',
    answer:
      'When we change what we do, we change the policy and the date at its top. If a change affects data we already have, we’ll email you before it applies.',
    sources: [
      {
        page: '/privacy',
        anchor: 'changes',
        evidence:
          'When we change what we do, we change this page and the date at its top. If a change affects data we already have, we’ll email you before it applies.',
      },
    ],
    next: { label: 'Privacy Policy', page: '/privacy' },
    reviewed: REVIEWED,
  },
];
