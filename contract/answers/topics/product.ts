import type { Topic } from '../topic.ts';

/** What goes into the application, and where it runs. */
export const productTopics: readonly Topic[] = [
  {
    id: 'knowledge-upload',
    group: 'Setup and integrations',
    audience: 'buyer',
    status: 'partly',
    question: 'Which documents and file types can we give it?',
    phrasings: [
      'does it accept PDFs',
      'feed it Word and Excel documents',
      'supported file types',
      'upload PDF',
      'file formats',
      'how do I add our documents',
      'connect our knowledge base',
      'import our handbook',
      'can it read scanned documents',
      'max file size',
      'fil types',
      'Welche Dateiformate?',
      'PDF hochladen',
      'kaunsi file upload kar sakte hain',
      'subir documentos',
    ],
    words:
      'csv xlsx docx pptx txt markdown html json scan ocr images handwriting audio transcript website url crawl spreadsheet sharepoint folder manuals zip drag drop ingest price list recipes extension unsupported unterlagen handbuch einlesen dokumente einspeisen formate kagaz dastavez',
    answer:
      'You choose what they read: policies, manuals, past answers, project files, tickets and wikis. We don’t publish a full list of file types or a largest file size.',
    sources: [
      { page: '/pricing', anchor: 'features-title', evidence: 'You choose what they read.' },
      {
        page: '/',
        anchor: 'features-title',
        evidence: 'Policies, manuals and past answers, behind an agent your team can just ask.',
      },
      {
        page: '/services',
        anchor: 'showcase-rag',
        evidence: 'Agentic retrieval searches your files, tickets and wikis',
      },
      {
        page: '/',
        anchor: 'use-case-knowledge',
        evidence: 'Answers from your handbooks, policies and project files, and cites the page.',
      },
    ],
    next: { label: 'Ask us', page: '/contact-us' },
    unpublished: [
      /\bDOCX\b|\bXLSX\b/,
      /(supported|accepted) file (types|formats)/i,
      /(maximum|largest) (file|size)/i,
    ],
    reviewed: '2026-11-26',
  },
  {
    id: 'migration',
    group: 'Setup and integrations',
    audience: 'buyer',
    status: 'not-published',
    question: 'Can we move over from another tool?',
    phrasings: [
      'migrate from another tool',
      'switch from our current chatbot provider',
      'import custom GPTs',
      'move our workflows over',
      'migration support',
      'transfer data from a competitor',
      'bring our existing bot with us',
      'migraton',
      'Umstieg von einem anderen Anbieter',
      'Daten übernehmen aus altem Tool',
      'purane tool se shift kaise kare',
      'migrar desde otra herramienta',
    ],
    words:
      'leave vendor switching replace port convert export old chat history intercom botpress dialogflow rasa copilot studio zapier flows rebuild start scratch legacy cutover previous wechsel umziehen altsystem mitnehmen anbieterwechsel badalna',
    answer:
      'We don’t publish a way to import agents or data from another tool. You describe the role, the goal and the rules in plain English and choose what it can read.',
    sources: [
      {
        page: '/ai-employees',
        anchor: 'team-title',
        evidence: 'Name the role, write the goal and limits in plain English, and choose what it can read.',
      },
      { page: '/pricing', anchor: 'features-title', evidence: 'You choose what they read.' },
    ],
    next: { label: 'Book a demo', page: '/book-demo' },
    unpublished: [/migrat(e|ion|ing)/i, /import (your|from)/i],
    reviewed: '2026-11-26',
  },
  {
    id: 'mobile-app',
    group: 'Setup and integrations',
    audience: 'buyer',
    status: 'not-published',
    question: 'Is there a mobile app?',
    phrasings: [
      'use it on an iPad or tablet',
      'mobile app',
      'iphone app',
      'android app',
      'ios',
      'does it work on my phone',
      'app store',
      'desktop app for mac or windows',
      'which browsers are supported',
      'offline use',
      'mobil app',
      'Gibt es eine App fürs Handy?',
      'Desktop-App',
      'mobile app hai kya',
      'aplicación móvil',
    ],
    words:
      'smartphone samsung play pwa push notifications road commuting train field staff away desk chrome safari firefox edge linux macbook download install homescreen handheld truck drivers unterwegs außendienst herunterladen pe',
    answer:
      'We don’t publish a mobile or desktop app yet, or a list of browsers. AI employees work on your site or in your workspace.',
    sources: [
      {
        page: '/',
        anchor: 'how-title',
        evidence: 'Put it where the work arrives, on your site or in your workspace, and switch it on.',
      },
    ],
    next: { label: 'Ask us', page: '/contact-us' },
    unpublished: [/(mobile|desktop|iPhone|iOS|Android) app\b/i, /App Store|Google Play/],
    reviewed: '2026-11-26',
  },
];
