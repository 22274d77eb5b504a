import type { Topic } from '../topic.ts';

const ASK_US = { label: 'Ask us', page: '/contact-us' };
const TERMS = { label: 'Terms of Use', page: '/terms' };
const REVIEWED = '2026-11-26';

export const termsTopics: readonly Topic[] = [
  {
    id: 'governing-law',
    group: 'Terms and law',
    audience: 'buyer',
    status: 'partly',
    question: 'Which country’s law applies?',
    phrasings: [
      'governing law',
      'jurisdiction of the agreement',
      'what law governs the contract',
      'place of venue, which court',
      'do German or US laws apply',
      'under which legal system is your agreement',
      'applicable law and legal venue',
      'goverening law jurisdicton',
      'Welches Recht gilt, Gerichtsstand',
      'kis desh ka kanoon lagta hai',
      '¿qué ley se aplica al contrato?',
      'can consumers rely on their local law',
    ],
    words:
      'forum delaware california england indian bgb swiss choice conflict convention cisg tribunal state statute consumer protection cross border rechtswahl anwendbares deutsches gerichtsort zuständiges heimatland adalat lagu nyayalaya territory',
    answer:
      'The law of the place where we have our registered office, without taking away the protection consumers have where they live. If we’ve stated where that office is, our legal notice says so.',
    sources: [
      {
        page: '/terms',
        anchor: 'changes',
        evidence:
          'has its registered office applies, without taking away the protection consumers have where they live.',
      },
    ],
    next: { label: 'Legal Notice', page: '/legal-notice' },
    unpublished: [
      /registered (?:office )?(?:in|at) [A-Z]/,
      /laws? of (?:the State of )?(?:Delaware|California|India|England|Germany)/i,
    ],
    isInFaq: true,
    reviewed: REVIEWED,
  },
  {
    id: 'disputes-arbitration',
    group: 'Terms and law',
    audience: 'buyer',
    status: 'published',
    question: 'How are disputes settled?',
    phrasings: [
      'arbitration clause',
      'can I sue you in court',
      'how are disagreements resolved',
      'class action waiver',
      'small claims court',
      'dispute resolution procedure',
      'what if we end up in a legal fight with you',
      'independent arbitrator decides',
      'arbitraton dispute',
      'Streitfall, Schiedsgericht oder Gericht',
      'jhagda ho jaye to court ja sakte hain kya',
      '¿cómo se resuelven las disputas?',
      'take you to court with a lawyer',
    ],
    words:
      'quarrel row argument lawsuit litigate litigation attorney mediation mediator conciliation tribunal judge jury trial settle amicably complaint escalate collective claim hearing klage verklagen anwalt schlichtung rechtsstreit prozess streit sammelklage mukadma vakeel vivaad adalat samjhauta conflict',
    answer:
      'Write to us first; most things are settled with a message or two. If that doesn’t help, an independent arbitrator decides, not a court, and each of us brings claims only for itself. Small claims can go to a small claims court.',
    sources: [
      {
        page: '/terms',
        anchor: 'disputes',
        evidence:
          'Most things are settled with a message or two. If that doesn’t help, an independent arbitrator decides the dispute, not a court, and each of us brings claims only for itself, not for a group. A claim that a small claims court can decide can go there',
      },
    ],
    next: TERMS,
    reviewed: REVIEWED,
  },
  {
    id: 'arbitration-opt-out',
    group: 'Terms and law',
    audience: 'user',
    status: 'published',
    question: 'How do I opt out of arbitration?',
    phrasings: [
      'opt out of arbitration',
      'arbitration opt-out deadline',
      'reject the arbitration agreement',
      'keep my right to go to court instead of an arbitrator',
      'how long do I have to decline arbitration',
      'where do I send the arbitration opt out letter',
      'opt-out arbitraton email',
      'Schiedsverfahren ablehnen, Frist',
      'arbitration se opt out kaise kare',
      '¿cómo renuncio al arbitraje?',
      'not agree with arbitration',
    ],
    words:
      'judge jury refuse exempt waive clause strike private tribunal written notice accepted withdraw mandatory binding class lawsuit widersprechen schiedsklausel ausschließen schiedsgericht nein danke widerspruch mana karna inkar chhodna forced exclude object',
    answer:
      'Within 30 days of accepting the terms for the first time, email our general address with your name and the email address of your account. Everything else in the terms stays the same, and courts decide.',
    sources: [
      {
        page: '/terms',
        anchor: 'disputes',
        evidence:
          'You can opt out of arbitration within 30 days of accepting these terms for the first time.',
      },
      {
        page: '/terms',
        anchor: 'disputes',
        evidence:
          'with your name and the email address of your account. Everything else in these terms then stays the same, and courts decide.',
      },
    ],
    next: TERMS,
    reviewed: REVIEWED,
  },
  {
    id: 'liability-limit',
    group: 'Terms and law',
    audience: 'buyer',
    status: 'published',
    question: 'What’s your liability if something goes wrong?',
    phrasings: [
      'limit of liability',
      'liability cap',
      'how much do you pay if you cause damage',
      'damages for lost profit or lost data',
      'are you liable for losses',
      'indemnification and compensation',
      'is $100 really the maximum you owe',
      'libility limt',
      'Haftung, Haftungsbegrenzung',
      'nuksan hua to kitna compensation doge',
      '¿cuál es su límite de responsabilidad?',
      'insurance and indemnity for our losses',
    ],
    words:
      'screws catastrophe cost thousands fine penalty bankrupt ruined customer sues indemnify hold harmless consequential indirect gross negligence intent ceiling payout errors omissions schadenersatz schaden haftet höchstbetrag fahrlässigkeit vorsatz ersatz harjana bharpai zimmedar',
    answer:
      'It’s limited to $100 in total, as far as the law allows, and excludes lost profit, revenue, data and other indirect harm. What the law doesn’t let us limit, such as intent or injury to life or health, stays unlimited.',
    sources: [
      {
        page: '/terms',
        anchor: 'liability',
        evidence:
          'is limited to $100 in total. We aren’t liable for lost profit, lost revenue, lost data or other indirect harm. Nothing here limits liability the law doesn’t let us limit, such as liability for intent, or for injury to a person’s life or health.',
      },
    ],
    next: TERMS,
    isInFaq: true,
    reviewed: REVIEWED,
  },
  {
    id: 'warranty',
    group: 'Terms and law',
    audience: 'buyer',
    status: 'published',
    question: 'Do you warrant that answers are correct?',
    phrasings: [
      'warranty',
      'do you guarantee that the answers are correct',
      'warranty disclaimer',
      'can I quote that you promise results',
      'as is and as available',
      'fitness for a particular purpose',
      'merchantability, implied warranties',
      'waranty of correctness',
      'Gewährleistung für richtige Antworten',
      'answer sahi hone ki guarantee hai kya',
      '¿garantizan que las respuestas son correctas?',
    ],
    words:
      'accuracy wrong advice relied false reliable truth error free defect liability assurance verify double check fact legal tax outcome assured legally garantie richtigkeit mängel zusage falsche auskunft verlässlich pakka bharosa galat jawab zimmedari vouch fulfil',
    answer:
      'No. We provide the service as is and as available, and don’t promise that results are correct or complete. Figures on this website are marketing claims and examples, not a promise of your results.',
    sources: [
      {
        page: '/terms',
        anchor: 'warranty',
        evidence:
          'We work to keep the service running, safe and useful, but provide it as is and as available. We don’t promise that it never fails, that results are correct or complete, or that it fits a certain purpose. Figures on this website are marketing claims and examples. They aren’t a promise of your results.',
      },
    ],
    next: TERMS,
    reviewed: REVIEWED,
  },
  {
    id: 'reselling',
    group: 'Terms and law',
    audience: 'buyer',
    status: 'published',
    question: 'May I resell it to my own clients?',
    phrasings: [
      'resell your product',
      'can our agency sell it on under our brand',
      'sublicense to third parties',
      'may I offer it to my customers for a fee',
      'sell your software to others',
      'build a competing product on top of it',
      'OEM licence',
      'resel to my clints',
      'Darf ich es weiterverkaufen',
      'apne clients ko bech sakta hoon kya',
      '¿puedo revenderlo a mis clientes?',
      'copy the service',
    ],
    words:
      'pass markup rebill bundle margin whitelabel wholesale rent lease distribute commercial license consultancy serve clone reverse engineer rival imitation knock weiterverkauf vermieten unterlizenz kunden anbieten nachbauen dobara bechna munafa thok bureau',
    answer:
      'Not without our agreement. The terms don’t allow you to copy the service, resell it without our agreement or build a competing one from it. Ask us if you’d like to resell.',
    sources: [
      {
        page: '/terms',
        anchor: 'acceptable-use',
        evidence: 'to copy the service, resell it without our agreement or build a competing one from it.',
      },
    ],
    next: ASK_US,
    reviewed: REVIEWED,
  },
  {
    id: 'minimum-age',
    group: 'Terms and law',
    audience: 'user',
    status: 'published',
    question: 'How old do I have to be?',
    phrasings: [
      'minimum age',
      'can my 15-year-old son use it',
      'age limit for an account',
      'are minors or children allowed',
      'use in a school class with pupils',
      'need parents’ permission under 18',
      'COPPA kids under thirteen',
      'minimun age requirment',
      'Mindestalter, ab wie viel Jahren',
      'kam se kam umar kitni honi chahiye',
      '¿cuál es la edad mínima?',
      'I am 16, may I sign up',
    ],
    words:
      'teenager teen daughter nephew youngster pupil student adult adulthood grown classroom teacher underage juvenile birthday twelve seventeen consent guardian parental jugendliche minderjährig schüler altersgrenze volljährig eltern zustimmung kinder bachcha nabalig umra beta beti mata pita 14 17',
    answer:
      'At least 13. If you’re under 18, a parent or guardian must read the terms, agree to them for you and take responsibility. Where your country’s law sets a higher age, that age applies.',
    sources: [
      {
        page: '/terms',
        anchor: 'age',
        evidence:
          'You must be at least 13 years old. If you’re under 18, a parent or guardian must read these terms, agree to them for you and take responsibility for what you do. Where the law of your country sets a higher age, that age applies.',
      },
    ],
    reviewed: REVIEWED,
  },
  {
    id: 'content-ownership',
    group: 'Terms and law',
    audience: 'buyer',
    status: 'published',
    question: 'Who owns what AI employees write?',
    phrasings: [
      'who owns the output',
      'intellectual property of generated text',
      'copyright of what the AI creates',
      'do we keep the rights to our documents',
      'IP ownership of agents we build',
      'can you use our content for yourselves',
      'is what the bot writes ours',
      'ownership of uploaded files and instructions',
      'owership of outptu',
      'Wem gehören die Texte der KI, Urheberrecht',
      'AI jo likhta hai uska malik kaun hai',
      '¿de quién es el contenido generado?',
      'license you get on our content',
    ],
    words:
      'mine belongs author authorship patent publish book sell commercial royalties plagiarism trade secret deliverables claim royalty licence reuse portfolio urheber eigentum nutzungsrechte rechte gehört geistiges haq adhikar malikana kiska whose derivative works',
    answer:
      'You do. What you bring in stays yours: documents, messages, instructions, and what your AI employees make of them for you. We only get permission to store, process and show it as the service needs it.',
    sources: [
      {
        page: '/terms',
        anchor: 'content',
        evidence:
          'What you bring into the application stays yours: documents, messages, instructions, and what your AI employees make of them for you. You give us permission to store it, process it and show it to the members of your workspace, as far and as long as the service needs it.',
      },
    ],
    next: TERMS,
    isInFaq: true,
    reviewed: REVIEWED,
  },
  {
    id: 'prohibited-uses',
    group: 'Terms and law',
    audience: 'buyer',
    status: 'published',
    question: 'What am I not allowed to do with it?',
    phrasings: [
      'acceptable use policy',
      'prohibited uses',
      'can I send cold emails to strangers with it',
      'is spam or bulk outreach forbidden',
      'scraping, malware or hacking with agents',
      'banned activities',
      'may I use it to monitor or spy on people',
      'restrictions on how we use agents',
      'not alowed uses',
      'Was ist verboten, Nutzungsregeln',
      'kis kaam ke liye use karna mana hai',
      '¿qué usos están prohibidos?',
      'bypass the credit limit',
    ],
    words:
      'illegal porn adult gambling weapons crypto scam fraud phishing fake reviews impersonate deepfake robocall harassment stalking disinformation political campaign mass mailing kaltakquise crawler bots ddos jailbreak unzulässig untersagt erlaubt spamming galat gair kanooni anuchit taboo',
    answer:
      'No breaking the law, deceiving, harassing or spying on people, and no messages to people who haven’t asked for them. No malware, no getting into others’ systems, and no getting around limits, credits or safeguards. Section 13 of the terms has the whole list.',
    sources: [
      {
        page: '/terms',
        anchor: 'acceptable-use',
        evidence:
          '13 What isn’t allowed: to break the law or someone’s rights, or to deceive, harass or spy on people; to send messages to people who haven’t asked for them; to spread malware, or to get into systems, accounts or data that aren’t yours; to get around limits, credits or safeguards',
      },
    ],
    next: TERMS,
    reviewed: REVIEWED,
  },
];
