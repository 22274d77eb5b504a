import type { Topic } from '../topic.ts';

const ASK_US = { label: 'Ask us', page: '/contact-us' };
const BOOK = { label: 'Book a demo', page: '/book-demo' };
const REVIEWED = '2026-11-26';

export const demosTopics: readonly Topic[] = [
  {
    id: 'book-a-demo',
    group: 'Demos and support',
    audience: 'buyer',
    status: 'published',
    question: 'How do I book a demo?',
    phrasings: [
      'book a demo',
      'schedule a demo',
      'I want to see it live',
      'can someone show me the product',
      'request a walkthrough',
      'set up a call with you',
      'make an appointment for a presentation',
      'demo buking',
      'Demo vereinbaren, Termin buchen',
      'demo kaise book karu',
      'reservar una demostración',
      'where can I see the product in action',
    ],
    words:
      'viewing tour guided meeting screen share sales reserve slot intro session discovery consultation calendly vorführung vorführen ausmachen produktvorstellung gespräch präsentation dikhao dekhna milna showcase',
    answer:
      'On the booking page: pick a day and time, and bring one task that eats your team’s time. We’ll go through it together and show you what an AI employee can take over.',
    sources: [
      {
        page: '/book-demo',
        anchor: '',
        evidence: 'Bring one task that eats your team’s time.',
      },
      { page: '/book-demo', anchor: '', evidence: 'Pick a day and time.' },
    ],
    next: BOOK,
    reviewed: REVIEWED,
  },
  {
    id: 'demo-length',
    group: 'Demos and support',
    audience: 'buyer',
    status: 'published',
    question: 'How long does a demo take?',
    phrasings: [
      'demo length',
      'how many minutes is the demo',
      'duration of the walkthrough call',
      'how much time should I set aside for the demo',
      'is half an hour enough',
      'what do you show in a demo',
      'demo agenda, what we cover',
      'demo lenght minuts',
      'Wie lange dauert die Demo',
      'demo kitne minute ka hota hai',
      '¿cuánto dura la demo?',
      'and how long will that take, the demo',
    ],
    words:
      'brief quick short marathon busy schedule lunch break block calendar hourlong commitment content topics structure covered dauer zeitaufwand ablauf zeitbedarf inhalt kitna lagega kitni samay outline fifteen sixty',
    answer:
      '20-30 minutes: the slot is 30. We go through your AI and automation challenges, how the multi-agent platform works, use cases for your industry, and next steps with a timeline.',
    sources: [
      {
        page: '/book-demo',
        anchor: '',
        evidence:
          'In 20-30 minutes we’ll go through it together and show you what an AI employee can take over. Your current AI and automation challenges How the multi-agent platform works Custom use cases for your industry Next steps and implementation timeline 30 Mins',
      },
    ],
    next: BOOK,
    reviewed: REVIEWED,
  },
  {
    id: 'demo-with-whom',
    group: 'Demos and support',
    audience: 'buyer',
    status: 'not-published',
    question: 'Who will I talk to in the demo?',
    phrasings: [
      'who will I be speaking with on the demo',
      'who am I going to meet or talk to on the call',
      'who runs the demo call',
      'is the demo held by a sales rep or an engineer',
      'name of the person giving the presentation',
      'will a real person be in the demo or a bot',
      'can a technical expert join the demo',
      'who is on the call from your side',
      'who gives the dmeo',
      'Wer führt die Demo durch, mit wem spreche ich',
      'demo mein kisse baat hogi',
      '¿con quién hablaré en la demo?',
      'and who will that be with',
    ],
    words:
      'host presenter counterpart specialist consultant executive pushy salesman techie qualified human language german hindi ansprechpartner vertriebler gesprächspartner techniker präsentiert kaun karega hoga insaan attendee',
    answer:
      'We don’t publish who holds the demos yet. Say in the booking form’s additional information who should be there, such as an engineer, or ask us.',
    sources: [
      {
        page: '/privacy',
        anchor: 'forms',
        evidence:
          'Book a demo: First and last name, email, phone number, the day and time you picked, and any additional information.',
      },
    ],
    next: ASK_US,
    unpublished: [/demos? (?:is|are) (?:held|given|led|run) by/i, /you’ll (?:talk|speak) (?:to|with)/i],
    reviewed: REVIEWED,
  },
  {
    id: 'after-booking',
    group: 'Demos and support',
    audience: 'buyer',
    status: 'partly',
    question: 'What happens after I book a demo?',
    phrasings: [
      'after booking, what comes next',
      'I booked a demo, now what',
      'do I get a confirmation email for the demo',
      'calendar invitation for my demo',
      'where is the video link for the call',
      'no confirmation of my booking arrived',
      'is the demo online, Zoom or Google Meet',
      'how should I prepare for the demo',
      'I bookd but got no mail',
      'Was passiert nach der Buchung der Demo',
      'demo book karne ke baad kya hoga',
      '¿qué pasa después de reservar la demo?',
      'what are the next steps once the demo is booked',
    ],
    words:
      'yesterday heard nothing spam junk ics file outlook dial meeting teams webex prep homework checklist reminder receipt acknowledgment afterwards bestätigungsmail einladung videolink vorbereitung einwahl nichts bekommen nahi aaya kahan tayari',
    answer:
      'You get an email with a calendar file, and a link to move or cancel the demo. It’s a 30-minute video call; the link to join is in that email, or your host sends it before the call. We don’t publish yet which video service it is.',
    sources: [
      {
        page: '/book-demo',
        anchor: 'after-booking',
        evidence: 'You get an email with a calendar file, and a link to move or cancel the demo.',
      },
      {
        page: '/book-demo',
        anchor: 'after-booking',
        evidence:
          'It’s a 30-minute video call with someone from our team. The link to join is in that email, or your host sends it before the call.',
      },
    ],
    next: ASK_US,
    unpublished: [/\b(?:Zoom|Google Meet)\b/],
    isInFaq: true,
    reviewed: REVIEWED,
  },
  {
    id: 'move-or-cancel-demo',
    group: 'Demos and support',
    audience: 'user',
    status: 'partly',
    question: 'How do I move or cancel my demo?',
    phrasings: [
      'reschedule my demo',
      'move the demo to another day',
      'cancel a booked demo',
      'I can’t make it to the demo, change the time',
      'postpone our demo call',
      'change my appointment',
      'I missed my demo',
      'the time slot I booked no longer works',
      'reschedul demo cancle',
      'Demo verschieben oder absagen',
      'demo ka time change karna hai',
      '¿cómo cambio o cancelo la demo?',
      'something came up, shift my demo to later',
    ],
    words:
      'sick ill flight delayed child emergency double clash conflict show overslept forgot push back rebook earlier bring forward running late verlegen umbuchen stornieren verhindert krank anderer termin aage badhana radd paunga',
    answer:
      'With the link that belongs to your booking: it’s where you see, move or cancel your demo. You’ll find it in our email. We don’t publish a deadline for changes; if the link is gone, ask us.',
    sources: [
      {
        page: '/api-reference/mcp',
        anchor: 'book_demo',
        evidence: 'Where the person can see, move or cancel it.',
      },
      { page: '/api-reference/mcp', anchor: 'book_demo', evidence: 'The person gets an email.' },
    ],
    next: ASK_US,
    unpublished: [/(?:move|cancel) (?:your|a|the) demo (?:up to|until|at least)/i],
    reviewed: REVIEWED,
  },
  {
    id: 'demo-times',
    group: 'Demos and support',
    audience: 'buyer',
    status: 'partly',
    question: 'At what times, and in which time zone, are demos held?',
    phrasings: [
      'demo time zone',
      'available demo hours',
      'are demos held in US or European hours',
      'demo times in Eastern Time or CET',
      'is the slot shown in India time',
      'none of the demo times work for me',
      'can I have a demo in the evening or on a weekend',
      'demo on Saturday or Sunday',
      'which hours can I pick for the demo call',
      'demo timezne IST',
      'In welcher Zeitzone ist der Demo-Termin',
      'demo ka time India ka hai kya, IST',
      '¿en qué zona horaria es la demo?',
    ],
    words:
      'night middle 3 jet lag pst est gmt utc bst california london sydney office early morning late holiday diwali conversion daylight saving uhrzeit zeitverschiebung deutsche zeit abends wochenende subah shaam raat samay convert clock different continent',
    answer:
      'Half-hour slots, held in India Standard Time; the booking page shows the free ones. We don’t publish hours for other zones. If none of the times work for you, ask us for another.',
    sources: [
      {
        page: '/api-reference/mcp',
        anchor: 'find_demo_slots',
        evidence:
          'Half-hours you can book a demo in, day by day, by the clock of timeZone. Pass the person’s time zone.',
      },
      {
        page: '/api-reference/lead-received',
        anchor: 'objects',
        evidence: 'The only one we hold demos in. Always Asia/Kolkata.',
      },
    ],
    next: BOOK,
    unpublished: [/demos? (?:on|at) weekends?/i, /demo hours/i],
    reviewed: REVIEWED,
  },
  {
    id: 'demo-date',
    group: 'Demos and support',
    audience: 'buyer',
    status: 'published',
    question: 'Can I get a demo on a certain day?',
    phrasings: [
      'can I get a demo tomorrow',
      'demo next Tuesday afternoon',
      'is there a free demo slot this week',
      'earliest available demo date',
      'demo on December 3',
      'how soon can we see it, demo today',
      'do you have time for a demo on Friday',
      'which dates are open for demos',
      'demo tommorow posible',
      'Gibt es nächste Woche einen freien Demo-Termin',
      'kal demo mil sakta hai kya',
      '¿hay demo libre el lunes?',
    ],
    words:
      'asap urgent immediately monday wednesday thursday january month deadline booked full fully availability calendar slots spontaneous short notice heute morgen kurzfristig baldmöglichst terminvorschlag verfügbar aaj parso agle hafte jaldi din tareekh khali',
    answer: 'The booking page shows which days and times are free right now: pick one there.',
    sources: [
      { page: '/book-demo', anchor: '', evidence: 'Pick a day and time.' },
      { page: '/contact-us', anchor: '', evidence: 'book a 30-minute demo at a time that suits you.' },
    ],
    next: BOOK,
    reviewed: REVIEWED,
  },
  {
    id: 'demo-free',
    group: 'Demos and support',
    audience: 'buyer',
    status: 'partly',
    question: 'Is the demo free?',
    phrasings: [
      'does a demo cost anything',
      'is the demo free of charge',
      'do I have to pay for the walkthrough',
      'any obligation to buy after the demo',
      'price of a demo call',
      'non-binding demo',
      'must I sign something to get a demo',
      'free dmeo or paid',
      'Ist die Demo kostenlos und unverbindlich',
      'demo free hai ya paise lagenge',
      '¿la demo es gratis?',
    ],
    words:
      'catch strings attached commitment pressure hard sell fee bill zero invoice afterward committing tied kostet gebühr verpflichtung kaufzwang muft paisa lagega kharcha purchase necessary trap kostenfrei just looking tyre kicker',
    answer:
      'We don’t publish a price for a demo, and the booking page asks for no payment: you pick a day and time and leave your details. Ask us if you want it in writing.',
    sources: [
      {
        page: '/privacy',
        anchor: 'forms',
        evidence:
          'Book a demo: First and last name, email, phone number, the day and time you picked, and any additional information.',
      },
    ],
    next: BOOK,
    unpublished: [/free demo/i, /demos? (?:is|are) free/i, /demo costs/i],
    reviewed: REVIEWED,
  },
  {
    id: 'demo-for-a-group',
    group: 'Demos and support',
    audience: 'buyer',
    status: 'partly',
    question: 'Can a group join the demo?',
    phrasings: [
      'demo for a group',
      'bring colleagues along to the demo',
      'bring my whole team to the demo',
      'add guests to the demo invitation',
      'board presentation for ten people',
      'can my boss and IT join the demo too',
      'private demo for our department',
      'on-site demo at our office',
      'gruop demo guests',
      'Demo für mehrere Personen, Kollegen einladen',
      'poori team ke liye demo chahiye',
      '¿puede asistir todo mi equipo a la demo?',
    ],
    words:
      'several attendees participants stakeholders committee management works council legal finance workshop conference room webinar twenty listeners forward invite cc spouse partner vor ort besuch gruppe teilnehmer führungskreis dazu holen sab saath bulana aakar',
    answer:
      'Yes, name your guests in the booking form’s additional information, or invite up to three by email on your booking’s page: our email has the link. We don’t publish demos at your office yet. For a larger round, ask us.',
    sources: [
      {
        page: '/api-reference/lead-received',
        anchor: 'objects',
        evidence: 'What the visitor wants to see, and any guests.',
      },
    ],
    next: BOOK,
    unpublished: [/demos? (?:at your office|on site|on-site)/i],
    reviewed: REVIEWED,
  },
];
