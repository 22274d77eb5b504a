import type { Topic } from '../topic.ts';

const ASK_US = { label: 'Ask us', page: '/contact-us' };
const AFFILIATE = { label: 'Affiliate program', page: '/affiliate' };
const REVIEWED = '2026-11-26';

export const affiliateTopics: readonly Topic[] = [
  {
    id: 'affiliate-commission',
    group: 'Company and partners',
    audience: 'user',
    status: 'published',
    question: 'How much do affiliates earn?',
    phrasings: [
      'affiliate commission',
      'which percentage do affiliates get',
      'what do I earn if I recommend you',
      'referral fee per customer',
      'recurring commission for affiliates',
      'earn money by promoting you',
      'how much is one referred Growth customer worth to me',
      'kickback for referrals',
      'afiliate comission rate',
      'Provision für Empfehlungen',
      'refer karne par kitna paisa milta hai',
      '¿cuánto gana un afiliado?',
    ],
    words:
      'cut share reward bonus recruit friend recommendation finders passive income side hustle sale lifetime revenue blogger youtuber tippgeber vermittlungsprovision empfehlungsprämie freunde werben verdienen kamai kamana dost batao percent payback',
    answer:
      'Up to 30% of what your customer pays, from the first payment and every month they stay. Sign-up for the program isn’t open yet.',
    sources: [
      {
        page: '/affiliate',
        anchor: 'how',
        evidence: 'You earn up to 30% from their first payment, every month they stay.',
      },
      { page: '/affiliate', anchor: '', evidence: 'Sign-up isn’t open yet.' },
    ],
    next: AFFILIATE,
    reviewed: REVIEWED,
  },
  {
    id: 'affiliate-sign-up',
    group: 'Company and partners',
    audience: 'user',
    status: 'published',
    question: 'How do I join the affiliate program?',
    phrasings: [
      'join the affiliate program',
      'become an affiliate',
      'affiliate sign-up form',
      'where do I get my referral link',
      'when does the affiliate program open',
      'apply as an affiliate with my audience',
      'influencer partnership link',
      'is it free to become an affiliate partner',
      'afiliate singup',
      'Affiliate werden, anmelden',
      'affiliate program kaise join kare',
      '¿cómo me apunto al programa de afiliados?',
    ],
    words:
      'promo code tracking banner ambassador creator blogger youtuber podcast newsletter waiting list enroll portal invite partnerlink bewerben teilnehmen mitmachen empfehlungslink judna chahiye advertise review comparison',
    answer:
      'Sign-up isn’t open yet. Once it is, joining is free: you tell us who you are and who you write, teach or consult for, and promote with a unique link.',
    sources: [
      { page: '/affiliate', anchor: '', evidence: 'Sign-up isn’t open yet.' },
      {
        page: '/affiliate',
        anchor: 'how',
        evidence: 'Tell us who you are and who you write, teach or consult for. It’s free.',
      },
    ],
    next: AFFILIATE,
    reviewed: REVIEWED,
  },
  {
    id: 'affiliate-payout',
    group: 'Company and partners',
    audience: 'user',
    status: 'partly',
    question: 'When and how are affiliates paid?',
    phrasings: [
      'affiliate payout',
      'when do I get my commission paid',
      'affiliate payment by PayPal or bank transfer',
      'minimum payout threshold',
      'cookie window for referrals',
      'how often do you pay affiliates',
      'affiliate statement of customers',
      'commission paid for how many months',
      'afiliate payot montly',
      'Auszahlung der Affiliate-Provision',
      'affiliate ka payment kab aata hai',
      '¿cuándo pagan las comisiones?',
    ],
    words:
      'wire iban wise stripe upi money lands missing earnings outstanding balance owed arrears tax form w9 gutschrift überweisung auszahlungstermin guthaben abrechnung monatsende paisa khate attribution days chargeback clawback late',
    answer:
      'One payout a month, with a statement that lists each customer, the plan and your share, for as long as the customer stays. We don’t publish payment methods, a minimum or how long a link counts yet.',
    sources: [
      {
        page: '/affiliate',
        anchor: 'benefits-title',
        evidence: 'One payout a month, with a statement that lists each customer, the plan and your share.',
      },
      { page: '/affiliate', anchor: 'how', evidence: 'every month they stay.' },
    ],
    next: ASK_US,
    unpublished: [/PayPal/i, /minimum payout/i, /\d+-day (?:cookie|attribution)/i],
    reviewed: REVIEWED,
  },
  {
    id: 'partner-program',
    group: 'Company and partners',
    audience: 'buyer',
    status: 'partly',
    question: 'Do you have a partner program for agencies?',
    phrasings: [
      'partner program',
      'become an implementation partner',
      'agency partnership',
      'system integrator or consultant program',
      'reseller discount for partners',
      'we are a consultancy and want to work together',
      'technology partnership',
      'distributor in our country',
      'partnr progam agency',
      'Partnerprogramm für Agenturen und Berater',
      'partner banna hai, agency ke liye program hai kya',
      '¿tienen un programa de socios?',
    ],
    words:
      'systemhaus freelancer msp channel alliance collaborate cooperate certified implementer clients deploy kooperation vertriebspartner wiederverkäufer zusammenarbeit margin tier referral lead sharing franchise territory dealer dealership saath kaam vyapari',
    answer:
      'Published is the affiliate program, whose sign-up isn’t open yet; reselling needs our agreement. We don’t publish a program for agencies or integrators. Ask us.',
    sources: [
      { page: '/affiliate', anchor: '', evidence: 'Sign-up isn’t open yet.' },
      { page: '/terms', anchor: 'acceptable-use', evidence: 'resell it without our agreement' },
    ],
    next: ASK_US,
    unpublished: [/partner program/i, /(?:agency|reseller|implementation|solution) partners?/i],
    reviewed: REVIEWED,
  },
  {
    id: 'social-profiles',
    group: 'Company and partners',
    audience: 'user',
    status: 'published',
    question: 'Where can I follow you?',
    phrasings: [
      'social media profiles',
      'LinkedIn page',
      'are you on Twitter or X',
      'YouTube channel',
      'follow you on Instagram',
      'social networks links',
      'linkdin profile',
      'Social-Media-Kanäle',
      'LinkedIn par ho kya, follow karna hai',
      'redes sociales',
    ],
    words:
      'facebook tiktok insta threads mastodon bluesky github discord community handle hashtag subscribe videos feed posts tweets post online presence folgen auftritt kanal gruppe telegram reddit username',
    answer:
      'Our LinkedIn, X and YouTube profiles are linked at the foot of every page. They’re plain links: the network learns about you only when you follow one.',
    sources: [
      {
        page: '/privacy',
        anchor: 'not-collected',
        evidence:
          'Links to social networks are plain links. The network learns about you only when you follow one.',
      },
    ],
    reviewed: REVIEWED,
  },
  {
    id: 'blog-and-resources',
    group: 'Company and partners',
    audience: 'user',
    status: 'published',
    question: 'What can I read about working with AI employees?',
    phrasings: [
      'blog',
      'articles and guides',
      'where is your blog',
      'reading material about AI agents',
      'whitepapers to download',
      'videos and webinars',
      'resources library',
      'learn more about agents at work',
      'blgo artikels',
      'Blog und Artikel zum Lesen',
      'blog ya guide kahan milega',
      '¿tienen un blog o guías?',
    ],
    words:
      'ebook tutorials best practices tips whitepaper pdf podcast knowledge hub magazine academy background inspiration case study examples wissen ratgeber lesestoff fachartikel leitfaden erklärvideo padhna seekhna lekh jaankari literature beginner',
    answer:
      'The blog is about how teams split work between people and agents, and the case studies about what changed. Whitepapers and a video library are on the way.',
    sources: [
      {
        page: '/resources',
        anchor: 'shelves-title',
        evidence: 'How teams split work between people and agents.',
      },
      {
        page: '/resources',
        anchor: 'shelves-title',
        evidence: 'Where they started, what they set up, what changed.',
      },
      { page: '/resources', anchor: '', evidence: 'Whitepapers and a video library are on the way.' },
    ],
    next: { label: 'Resources', page: '/resources' },
    reviewed: REVIEWED,
  },
];
