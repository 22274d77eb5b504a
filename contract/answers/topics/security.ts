import type { Topic } from '../topic.ts';

const ASK_US = { label: 'Ask us', page: '/contact-us' };
const REVIEWED = '2026-11-26';

export const securityTopics: readonly Topic[] = [
  {
    id: 'training-on-your-data',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'not-published',
    question: 'Do you train AI models on our data?',
    phrasings: [
      'is our data used to train AI models',
      'training on customer data',
      'will our chats and documents be used for model training',
      'do you use what we type to improve your AI',
      'opt out of training',
      'can we stop the AI from learning from our documents',
      'does OpenAI train on our prompts through you',
      'do you trian your modell on our files',
      'werden unsere Daten zum Trainieren der KI benutzt',
      'kya aap hamare data se AI ko train karte ho',
      '¿entrenan la IA con nuestros datos?',
      'does the AI learn from customer conversations',
      'fine-tuning with our company data',
    ],
    words:
      'feed swallow ingest harvest reuse secrets public trade recipes source code leaks into benefit corpus zero retention toggle futtern trainingsdaten lernt betriebsgeheimnis lernen weiterverwendet seekhta sikhana hamari jaankari scrape samsung',
    answer:
      'We don’t publish yet whether what you enter is used to train a model. Published is this: an AI employee sends your message, and the relevant parts of your documents, to the AI model behind it. Ask us for a written answer.',
    sources: [
      {
        page: '/privacy',
        anchor: 'application',
        evidence:
          'To write an answer, an AI employee sends your message, and the relevant parts of your documents, to the AI model behind it. An organization that brings its own key decides whose model that is.',
      },
    ],
    next: ASK_US,
    unpublished: [
      /\btrain(s|ed|ing)? (?:(?:an|the|our|any|ai|its) )*(?:ai |language )?models?\b/i,
      /\btrain(s|ed|ing)? on (?:your|our|customers?’?|their) /i,
      /used (?:to|for) train/i,
    ],
    isInFaq: true,
    reviewed: REVIEWED,
  },
  {
    id: 'data-region',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'partly',
    question: 'Where is our data hosted, and in which region?',
    phrasings: [
      'where is our data stored',
      'data residency',
      'EU hosting region',
      'in which country are your servers',
      'is data kept in Europe or the US',
      'AWS Azure region of the cloud',
      'does our data leave the European Union',
      'data centre location',
      'can we choose the hosting region',
      'data residancy eu servr',
      'Wo werden Daten gespeichert, wo liegen die Server, in Deutschland gehostet',
      'data kis country ke server pe store hota hai',
      '¿dónde se alojan los datos?',
      'data localisation India',
    ],
    words:
      'germany deutschland france overseas abroad offshore cross border china russia frankfurt mumbai dublin schrems sovereignty sovereign gaia physical inland hoster ausland rechenzentrum serverstandort speicherort drittland datenhaltung desh bahar bharat rbi meity geo soil hyperscaler',
    answer:
      'In our cloud, your data stays in your workspace there; on-premise, which comes with Enterprise, it stays inside your own network. We don’t publish the country or region of our cloud, or who hosts it, yet. Ask us.',
    sources: [
      {
        page: '/enterprise',
        anchor: 'deployment-title',
        evidence: 'Data stays: Cloud: In your workspace in our cloud; On-premise: Inside your network.',
      },
      {
        page: '/',
        anchor: 'why-title',
        evidence: 'In our cloud or, on Enterprise, on your own premises.',
      },
    ],
    next: ASK_US,
    unpublished: [
      /\bdata (?:residency|region|cent(?:er|re)s?)\b/i,
      /\bhosted in\b/i,
      /\b(?:eu|us|ap)-(?:west|east|central|south)-\d/i,
      /servers? (?:is|are|stands?|in) (?:in )?(?:the )?(?:EU|European Union|Germany|Ireland|United States)\b/i,
    ],
    isInFaq: true,
    reviewed: REVIEWED,
  },
  {
    id: 'encryption-in-transit',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'partly',
    question: 'Is data encrypted on its way to you?',
    phrasings: [
      'encryption in transit',
      'TLS version',
      'do you use https',
      'is the connection encrypted',
      'SSL certificate on the site',
      'encrypted transmission of form data',
      'are messages encrypted while they travel',
      'encrpytion in tranist tls',
      'Ist die Übertragung verschlüsselt',
      'kya connection encrypted hai',
      'transport layer security for API traffic',
    ],
    words:
      'padlock wiretap intercept man middle eavesdrop sniff public wifi café hotel grade hsts cipher suite mtls secure line plain text http clear perfect forward secrecy abhören mitlesen sichere verbindung schloss abgehört raste surakshit secured tunnel vpn',
    answer:
      'Yes for this website: your browser sends forms over an encrypted connection. We don’t publish TLS versions or how the application encrypts traffic yet. Ask us.',
    sources: [
      {
        page: '/privacy',
        anchor: 'security',
        evidence: 'Your browser sends forms over an encrypted connection.',
      },
    ],
    next: ASK_US,
    unpublished: [/\bTLS\b/, /\bencrypted in transit\b/i],
    reviewed: REVIEWED,
  },
  {
    id: 'encryption-at-rest',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'not-published',
    question: 'Is our data encrypted at rest?',
    phrasings: [
      'encryption at rest',
      'is stored data encrypted',
      'AES-256 database encryption',
      'are our documents encrypted on disk',
      'customer-managed encryption keys, KMS, BYOK encryption',
      'end-to-end encryption of stored chats',
      'do you encrypt the database and its disks',
      'encrytion at rest aes',
      'Werden gespeicherte Daten verschlüsselt',
      'kya stored data encrypt hota hai',
      '¿los datos guardados están cifrados en reposo?',
      'who holds the encryption keys',
    ],
    words:
      'hard drive stolen theft hsm vault key management plain text storage bcrypt hashing tokenization luks tde bitlocker hold hyok cmk rotation column level scrambled unreadable festplatte ruhende schlüsselverwaltung schlüssel gespeichert verschlüsselte datenbank surakshit taala gupt coded safe',
    answer:
      'We don’t publish how stored data is encrypted yet. What’s published is the way in: your browser sends forms over an encrypted connection. Ask us for the details of storage and keys.',
    sources: [
      {
        page: '/privacy',
        anchor: 'security',
        evidence: 'Your browser sends forms over an encrypted connection.',
      },
    ],
    next: ASK_US,
    unpublished: [/\bat rest\b/i, /\bAES-?\d/i, /encrypts? (?:the )?(?:stored|database|disks?)/i],
    isInFaq: true,
    reviewed: REVIEWED,
  },
  {
    id: 'customer-separation',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'published',
    question: 'Is our data kept apart from other customers’?',
    phrasings: [
      'tenant isolation',
      'data separation between customers',
      'multi-tenant or single-tenant',
      'can other companies see our files',
      'what have other clients written to you',
      'could another client’s agent read our documents',
      'is our workspace isolated',
      'do customers share one database or memory',
      'could our data leak to a competitor who uses it too',
      'tennant isolaton',
      'Sind unsere Daten von anderen Kunden getrennt',
      'kya doosri company hamara data dekh sakti hai',
      'open the chats of a different customer',
    ],
    words:
      'silo siloed sandboxed walled compartment mix cross contamination leakage rival neighbor noisy neighbours chinese wall commingled shared infrastructure instance dedicated row level mandantentrennung mandantenfähig vermischt konkurrent wettbewerber sieht alag rakhna pratidwandi',
    answer:
      'Yes. Your workspace has its own files and memory, separate from every other customer’s, so we can’t show you anyone else’s and they can’t see yours.',
    sources: [
      {
        page: '/services',
        anchor: 'controls-title',
        evidence: 'Your workspace has its own files and memory, separate from every other customer’s.',
      },
    ],
    reviewed: REVIEWED,
  },
  {
    id: 'prompt-injection',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'partly',
    question: 'What if a message tells an AI employee to ignore its instructions?',
    phrasings: [
      'prompt injection protection',
      'jailbreak attempts by visitors',
      'a customer writes to the bot that it should forget its rules',
      'can someone trick the AI with a message',
      'hidden instructions in an email or a document that the agent reads',
      'is the public chatbot safe against manipulation by visitors',
      'promt injecton defence',
      'Schutz vor Prompt Injection',
      'Kann ein Kunde den Chatbot austricksen oder manipulieren?',
      'koi customer agent ko galat instructions de to kya hoga',
      '¿puede un cliente manipular al agente con un mensaje?',
      'what happens if an attacker talks our agent into something',
    ],
    words:
      'jailbreaking jailbroken adversarial malicious attack attacks attacker hacker manipulate manipulated override disregard bypass exploit owasp red teaming hijack hijacked poisoned injected untrusted social engineering guardrail angriff angreifer austricksen manipulieren dhokha hamla ataque engañar',
    answer:
      'You decide what an AI employee can see and do, and which steps need an approval: that limits what such a message can reach. We don’t publish how agents recognize or resist prompt injection. Ask us.',
    sources: [
      {
        page: '/terms',
        anchor: 'ai-employees',
        evidence:
          'Use approvals for steps that can’t be undone. You decide what an AI employee can see and do, and you’re responsible for what you let it do on your behalf.',
      },
    ],
    next: ASK_US,
    unpublished: [
      /\bjailbreaks?\b/i,
      /(?:prevents?|blocks?|detects?|resists?|filters?) (?:out )?prompt injections?/i,
    ],
    reviewed: '2026-11-28',
  },
  {
    id: 'instructions-private',
    group: 'Security and privacy',
    audience: 'buyer',
    status: 'partly',
    question: 'Are the instructions of our AI employees private?',
    phrasings: [
      'confidentiality of the system prompt',
      'where is the system prompt of an agent kept',
      'who can see the instructions we write for an agent',
      'are our prompts stored',
      'can visitors get the prompt out of our chatbot',
      'is the configuration of our agents confidential',
      'could someone copy our prompts',
      'do you keep the instrutions of our agents',
      'Sind unsere Prompts vertraulich?',
      'Wer sieht die Anweisungen unserer Agenten?',
      'kya hamare agent ke instructions private hain',
      '¿son privadas las instrucciones de nuestros agentes?',
    ],
    words:
      'secret leak leaked extract reveal expose competitor copycat know how recipe setup brief briefing customization configured saved storage where hidden vertraulich geheim anweisung gespeichert auslesen gopniya secreto confidencial',
    answer:
      'The workspace holds them with your other files, separate from every other customer’s. We don’t publish whether the people who talk to an agent can get it to repeat its instructions, so put no secrets in them. Ask us.',
    sources: [
      {
        page: '/privacy',
        anchor: 'application',
        evidence:
          'The workspace holds what you and your team put there: messages, documents, tasks and the instructions for your AI employees.',
      },
      {
        page: '/services',
        anchor: 'controls-title',
        evidence: 'Your workspace has its own files and memory, separate from every other customer’s.',
      },
    ],
    next: ASK_US,
    unpublished: [
      /(?:instructions|prompts?) (?:are|is|stays?|remain) (?:private|secret|confidential|hidden)/i,
    ],
    reviewed: '2026-11-28',
  },
];
