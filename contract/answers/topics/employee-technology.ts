import type { Topic } from '../topic.ts';

const JOB_CARD = 'job-title';

/** What AI employees run on, speak and hear. */
export const employeeTechnologyTopics: readonly Topic[] = [
  {
    id: 'models',
    group: 'AI employees',
    audience: 'buyer',
    status: 'not-published',
    question: 'Which AI models do you use?',
    phrasings: [
      'which AI engine is used',
      'are you running on Claude',
      'is it GPT under the hood',
      'which AI model',
      'what LLM is behind it',
      'do you use GPT-5 or Claude',
      'model provider',
      'is it built on OpenAI',
      'can we choose the language model',
      'underlying foundation model',
      'which lm do you use',
      'Welches KI-Modell steckt dahinter?',
      'Welche Modelle nutzt ihr?',
      'kaunsa model use karte ho',
      'qué modelo de IA usan',
    ],
    words:
      'copyrighted books corpus pretraining sonnet opus gemini mistral llama deepseek chinese anthropic azure wrapper brain context window temperature fine tuned upgrade vendor open source own proprietary scenes powered sprachmodell anbieter technik dimaag',
    answer:
      'We don’t publish which models or providers we use yet. To write an answer, an AI employee sends your message and the relevant parts of your documents to the AI model behind it. An organization that brings its own key decides whose model that is.',
    sources: [
      {
        page: '/privacy',
        anchor: 'application',
        evidence:
          'To write an answer, an AI employee sends your message, and the relevant parts of your documents, to the AI model behind it. An organization that brings its own key decides whose model that is.',
      },
    ],
    next: { label: 'Ask us', page: '/contact-us' },
    unpublished: [/\bGPT-?\d|\bOpenAI\b|\bAnthropic\b|\bLlama\b|\bMistral\b/, /(models?|providers?) we use/i],
    isInFaq: true,
    reviewed: '2026-11-26',
  },
  {
    id: 'languages',
    group: 'AI employees',
    audience: 'buyer',
    status: 'not-published',
    question: 'Which languages do AI employees speak?',
    phrasings: [
      'does Lena write in Italian',
      'languages supported',
      'does it speak German',
      'answer customers in Spanish',
      'is the app available in french',
      'hindi support',
      'multilingual',
      'interface language',
      'other than English',
      'langauges',
      'Welche Sprachen spricht die KI?',
      'Gibt es das auf Deutsch?',
      'hindi mein kaam karta hai kya',
      'habla español',
    ],
    words:
      'bilingual japanese arabic portuguese polish turkish chinese dutch tamil translation translate localization native speaker accent dialect swiss foreign clients overseas umlauts right left mother tongue locale englisch fremdsprachen übersetzen mehrsprachig schweizerdeutsch bhasha',
    answer:
      'We don’t publish which languages AI employees or the application support yet. Among the agents is one that translates documents with your glossary and flags the sentences a native speaker should read.',
    sources: [
      {
        page: '/usecases',
        anchor: 'others-title',
        evidence:
          'Translates documents with your glossary and flags the sentences a native speaker should read',
      },
    ],
    next: { label: 'Ask us', page: '/contact-us' },
    unpublished: [
      /speaks? (\d+|many|several) languages/i,
      /supported languages|languages (we|they) support/i,
      /multilingual/i,
    ],
    isInFaq: true,
    reviewed: '2026-11-26',
  },
  {
    id: 'voice-and-phone',
    group: 'AI employees',
    audience: 'buyer',
    status: 'not-published',
    question: 'Can AI employees talk on the phone?',
    phrasings: [
      'phone calls',
      'voice agent',
      'can it answer our phone',
      'cold calling bot',
      'call center AI',
      'speech recognition',
      'talk to it by voice',
      'voicebot',
      'automate incoming calls',
      'does Noah call people',
      'voice asistant',
      'Kann die KI telefonieren?',
      'Sprachassistent am Telefon',
      'phone par baat kar sakta hai',
      'llamadas telefónicas',
    ],
    words:
      'telephone ivr receptionist ring dial speak hear voicemail answering machine twilio sip recording switchboard whisper transcribe microphone outbound inbound aloud front desk pick telemarketing anruf telefonzentrale anrufbeantworter baatcheet awaaz bolna',
    answer:
      'We don’t publish whether AI employees speak or take phone calls. Noah, for one, replies to simple questions and books the call with the right person; you take every call.',
    sources: [
      {
        page: '/ai-employees/ai-sdr',
        anchor: 'capabilities-title',
        evidence:
          'Replies to simple questions and books the call with the right person. You take every call.',
      },
    ],
    next: { label: 'Ask us', page: '/contact-us' },
    unpublished: [/phone calls?/i, /voice ?(agents?|bots?|calls?)\b/i, /speech recognition/i],
    reviewed: '2026-11-26',
  },
  {
    id: 'images-and-video',
    group: 'AI employees',
    audience: 'buyer',
    status: 'not-published',
    question: 'Can AI employees make pictures or video?',
    phrasings: [
      'generate images',
      'create pictures for ads',
      'make videos',
      'image generation',
      'design a logo',
      'can Lena make graphics',
      'presentation slides with visuals',
      'imge generator',
      'Bilder erzeugen',
      'Videos erstellen lassen',
      'photo bana sakta hai kya',
      'generar imágenes',
    ],
    words:
      'picture illustration dalle midjourney sora banner flyer poster thumbnail infographic powerpoint slide deck canva animation reels youtube avatar product shots artwork visual creative figma brochure draw grafik fotos zeichnen präsentation gestalten tasveer',
    answer:
      'We don’t publish whether AI employees make pictures or video. Lena drafts emails, posts and pages in your tone.',
    sources: [
      {
        page: '/ai-employees/ai-marketing-associate',
        anchor: JOB_CARD,
        evidence: 'Drafts emails, posts and pages in your tone;',
      },
    ],
    next: { label: 'Ask us', page: '/contact-us' },
    unpublished: [/(generates?|creates?|makes?|draws?) (images?|pictures?|videos?)/i, /image generation/i],
    reviewed: '2026-11-26',
  },
  {
    id: 'web-research',
    group: 'AI employees',
    audience: 'buyer',
    status: 'published',
    question: 'Can AI employees look things up outside our company?',
    phrasings: [
      'can it search the internet',
      'web browsing',
      'does it google things',
      'look up public sources',
      'access to news and websites',
      'live web data',
      'read external reports we license',
      'web serch',
      'Sucht die KI im Internet?',
      'Zugriff auf öffentliche Quellen',
      'internet par search karta hai kya',
      'busca en internet',
    ],
    words:
      'online browse bing crawl scrape scraping urls wikipedia current events today date real time cutoff stock prices fetch page registry internetzugang recherche recherchieren aktuelle nachrichten googeln khojna khabar',
    answer:
      'Yes: Iris reads public sources and the ones you license, such as reports, filings, prices and reviews. You say which sources count, and Iris asks before using one you haven’t listed.',
    sources: [
      {
        page: '/ai-employees/ai-market-research-analyst',
        anchor: 'capabilities-title',
        evidence:
          'Reports, filings, prices, reviews: public sources and the ones you license. You say which sources count.',
      },
      {
        page: '/ai-employees/ai-market-research-analyst',
        anchor: JOB_CARD,
        evidence: 'Asks first: Using a source you haven’t listed;',
      },
    ],
    next: { label: 'Meet Iris', page: '/ai-employees/ai-market-research-analyst' },
    reviewed: '2026-11-26',
  },
];
