import { creditsText } from '../../product/offered-plans.ts';
import { PLANS } from '../../product/plans.ts';
import type { Topic } from '../topic.ts';

const { startup } = PLANS;

/** When the credits of a month are used up, or left. */
export const creditTopics: readonly Topic[] = [
  {
    id: 'credits-run-out',
    group: 'Plans and prices',
    audience: 'buyer',
    status: 'published',
    question: 'What happens when we run out of credits?',
    phrasings: [
      'agents went silent',
      'team used up its monthly quota',
      'ran out of credits',
      'what if we use up all messages',
      'credits exhausted mid month',
      'my agents stopped answering',
      'agent no longer replies quota reached',
      'overage charges',
      'do you bill extra when we exceed the limit',
      'out of credts',
      'Was passiert, wenn die Credits aufgebraucht sind?',
      'Guthaben leer',
      'credits khatam ho gaye to kya hoga',
      'se acabaron los créditos',
      'and when they are used up?',
    ],
    words:
      'hit cap maxed ceiling throttled stuck 402 dead bot mute stops end burned through burnt depleted finished blown allowance emptied exceeded hard stop surprise downtime verbraucht kontingent erschöpft erreicht ruk gaya',
    answer:
      'AI employees don’t answer until the next month begins or you move to a larger plan. We tell you, and you can upgrade on the spot.',
    sources: [
      {
        page: '/terms',
        anchor: 'plans',
        evidence:
          'When the credits are used up, AI employees don’t answer until the next month begins or you move to a larger plan.',
      },
      {
        page: '/pricing',
        anchor: 'questions-title',
        evidence: 'If you run out, agents stop answering, we tell you, and you can upgrade on the spot.',
      },
    ],
    next: { label: 'Compare the plans', page: '/pricing' },
    reviewed: '2026-11-26',
  },
  {
    id: 'credit-top-ups',
    group: 'Plans and prices',
    audience: 'buyer',
    status: 'partly',
    question: 'Can we buy extra credits?',
    phrasings: [
      'get more credits mid-month',
      'buy extra credits',
      'top up credits',
      'purchase additional credits',
      'credit packs',
      'add more messages without upgrading',
      'price of 1000 more credits',
      'recharge',
      'can I get a one-off bundle of credits',
      'Credits nachkaufen',
      'zusätzliche Credits dazubuchen',
      'credits recharge kar sakte hain kya',
      'comprar más créditos',
      'can I just buy more?',
    ],
    words:
      'refill booster busy season peak christmas rush burst spike emergency pack pay go time quota short last week temporary boost overage aufladen nachbuchen zusatzpaket aufstocken nachschub badhana kharidna',
    answer:
      'We don’t publish credit top-ups. When the month’s credits are used up, you can upgrade to a larger plan on the spot, or wait until the next month begins.',
    sources: [
      {
        page: '/terms',
        anchor: 'plans',
        evidence:
          'When the credits are used up, AI employees don’t answer until the next month begins or you move to a larger plan.',
      },
      {
        page: '/pricing',
        anchor: 'questions-title',
        evidence: 'If you run out, agents stop answering, we tell you, and you can upgrade on the spot.',
      },
    ],
    next: { label: 'Ask us', page: '/contact-us' },
    unpublished: [
      /top-?ups?\b/i,
      /(buy|purchase) (more|extra|additional) credits/i,
      /credit (packs?|bundles?)/i,
    ],
    isInFaq: true,
    reviewed: '2026-11-26',
  },
  {
    id: 'credits-rollover',
    group: 'Plans and prices',
    audience: 'buyer',
    status: 'partly',
    question: 'Do unused credits carry over to the next month?',
    phrasings: [
      'what happens to credits we did not use',
      'do credits roll over',
      'unused credits',
      'carry over leftover credits',
      'do credits expire',
      'remaining messages at the end of the month',
      'are credits lost if we dont use them',
      'credit rollover',
      'when do credits reset',
      'save up credits',
      'rollover crdits',
      'Verfallen Credits?',
      'Credits in den nächsten Monat übertragen',
      'bache hue credits agle month mein milenge',
      'caducan los créditos',
    ],
    words:
      'forfeit wasted vanish quiet slow vacation half used bank accrue accumulate stockpile surplus balance lapse date hoard gone first saved brought forward refund unspent mitnehmen restguthaben ansparen übrig jama bacha',
    answer:
      'We don’t publish whether unused credits carry over. Credits are counted by the month: each AI message uses one of the month’s credits.',
    sources: [
      { page: '/terms', anchor: 'plans', evidence: 'Each AI message uses one of the month’s credits.' },
    ],
    next: { label: 'Ask us', page: '/contact-us' },
    unpublished: [/roll(s|ed)? ?over/i, /carr(y|ied|ies) over/i, /unused credits/i],
    reviewed: '2026-11-26',
  },
  {
    id: 'credits-shared',
    group: 'Plans and prices',
    audience: 'buyer',
    status: 'partly',
    question: 'Are credits shared by the team?',
    phrasings: [
      'are credits shared by the team',
      'credits per user or per workspace',
      'shared pool of credits',
      'can one colleague use up all our credits',
      'limit the credits of one member',
      'does everyone get their own credits',
      'divide credits between departments',
      'credits per memeber',
      'Teilt sich das Team die Credits?',
      'Credits pro Nutzer begrenzen',
      'credits sabke liye common hain kya',
      'créditos compartidos',
    ],
    words:
      'pooled pot hog heavy burns everything allocate quota head individual allowance cap person fair split department budget guy eats collective bucket family plan kontingent aufteilen gemeinsamer topf kopf abteilung sabka baantna',
    answer: `The credits come with the plan: Startup has ${creditsText(startup)} a month with up to ${startup.members.most} members. We don’t publish how they’re divided, or whether you can set a limit for one member.`,
    sources: [
      {
        page: '/terms',
        anchor: 'plans',
        evidence: 'AI Startup Team: $99 a month, up to 5 members, 25,000 AI message credits a month.',
      },
    ],
    next: { label: 'Ask us', page: '/contact-us' },
    unpublished: [
      /credits (per|for each) (member|user|person|seat)/i,
      /(share|pool|split|divide)[sd]? (of |the )*credits/i,
    ],
    reviewed: '2026-11-26',
  },
  {
    id: 'bring-your-own-key',
    group: 'Plans and prices',
    audience: 'buyer',
    status: 'partly',
    question: 'Can we bring our own AI key?',
    phrasings: [
      'use our existing OpenAI contract',
      'plug in our Azure OpenAI subscription',
      'bring your own key',
      'BYOK',
      'use our own openai key',
      'own anthropic account',
      'pay the model provider directly',
      'use my own LLM key instead of credits',
      'byo key',
      'bring-own-ky',
      'eigenen API-Schlüssel für das Modell nutzen',
      'eigener Key statt Credits',
      'apni khud ki key use kar sakte hain',
      'usar mi propia clave',
    ],
    words:
      'tenant bedrock vertex gemini mistral deepseek self hosted llama ollama vendor agreement enterprise direct billing token bill secret sk supply endpoint modellvertrag eigenes einbinden hinterlegen',
    answer:
      'Yes, on Enterprise: credits are unlimited or you bring your own key, and then you decide whose model it is. We don’t publish which providers’ keys work.',
    sources: [
      {
        page: '/pricing',
        anchor: 'questions-title',
        evidence: 'Enterprise is unlimited, or you bring your own key.',
      },
      {
        page: '/privacy',
        anchor: 'application',
        evidence: 'An organization that brings its own key decides whose model that is.',
      },
    ],
    next: { label: 'Ask us', page: '/contact-us' },
    unpublished: [/\bOpenAI\b|\bAnthropic\b|\bBedrock\b|Azure/, /keys? (of|from) these providers/i],
    reviewed: '2026-11-26',
  },
];
