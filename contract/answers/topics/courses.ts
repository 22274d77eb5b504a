import type { Topic } from '../topic.ts';

/** The course on designing and running AI agents. */
export const courseTopics: readonly Topic[] = [
  {
    id: 'course-price',
    group: 'Setup and integrations',
    audience: 'buyer',
    status: 'published',
    question: 'What does the course cost, and can we enroll now?',
    phrasings: [
      'how expensive is the course',
      'course price',
      'how much is the course',
      'enroll in the course',
      'buy the AI agent course',
      'when does enrollment open',
      'sign up for the lessons',
      'tuition fee',
      'cours cost',
      'is the academy free',
      'Was kostet der Kurs?',
      'Kurs buchen',
      'course ki fees kitni hai',
      'precio del curso',
    ],
    words:
      'class training program bootcamp masterclass webinar students pay installments waitlist join seat afford learning budget spend 297 registration discount admission checkout closed kursgebühr teilnahmegebühr anmeldung lehrgang weiterbildung dakhila kharcha',
    answer:
      'The AI agent course costs $297, for the core course and the full library together. Online enrollment is closed right now.',
    sources: [
      {
        page: '/courses',
        anchor: '',
        evidence: 'Online enrollment is closed right now. The price of AI agent course is 297.00 USD.',
      },
      {
        page: '/courses',
        anchor: 'overview-title',
        evidence: 'The full library includes the core course. One price covers both.',
      },
    ],
    next: { label: 'See the course', page: '/courses' },
    reviewed: '2026-11-26',
  },
  {
    id: 'course-content',
    group: 'Setup and integrations',
    audience: 'buyer',
    status: 'published',
    question: 'How long is the course, and what does it teach?',
    phrasings: [
      'course length',
      'how many lessons',
      'how many hours is the course',
      'course curriculum',
      'what do I learn in the course',
      'modules and workshops',
      'syllabus',
      'do I need to code for the course',
      'lifetime access to lessons',
      'cours content',
      'Wie lange dauert der Kurs?',
      'Kursinhalte',
      'course kitne ghante ka hai',
      'duración del curso',
    ],
    words:
      'topics covered chapters videos workload pace self paced weekly homework exercises beginner prerequisites evening study schedule outline agenda recorded live instructor taught skills finish time needed program lehrplan lektionen dauer vorkenntnisse unterricht padhai sikhaya',
    answer:
      'It takes 4-6 weeks at 5-10 hours per week. The core course has 8 modules with 23 lessons, from choosing the work to several agents in one process; the full library has 36. You need no code, and can watch for life.',
    sources: [
      { page: '/courses', anchor: 'questions', evidence: '4-6 weeks at 5-10 hours per week.' },
      {
        page: '/courses',
        anchor: 'questions',
        evidence:
          'The core course has 8 modules with 23 lessons. The full library has 36: the same 23, plus 13 workshops that each go deeper into one thing.',
      },
      {
        page: '/courses',
        anchor: 'questions',
        evidence: 'You can do every module of the core course without code.',
      },
    ],
    next: { label: 'See the course', page: '/courses' },
    reviewed: '2026-11-26',
  },
  {
    id: 'course-refund',
    group: 'Setup and integrations',
    audience: 'buyer',
    status: 'published',
    question: 'Can I get my money back for the course?',
    phrasings: [
      'course refund',
      'money back on the course',
      'return the course',
      'course guarantee',
      'did not like the lessons, refund',
      'cancel my course enrollment',
      'cours refund',
      'Kurs zurückgeben, Geld zurück',
      'Kurs stornieren',
      'course ka paisa wapas',
      'devolución del curso',
    ],
    words:
      'disappointed class boring waste too hard useless training dropout quit bootcamp regret enrolled changed mind unhappy student reimburse tuition academy returned kursgebühr erstatten kursabbruch widerruf lehrgang rückgabe padhai chhodna fees',
    answer: 'Yes. The course has a 30-day money-back guarantee: email support within 30 days of paying.',
    sources: [
      {
        page: '/courses',
        anchor: 'questions',
        evidence: 'There’s a 30-day money-back guarantee.',
      },
      {
        page: '/courses',
        anchor: 'questions',
        evidence: 'within 30 days of paying and you get your money back.',
      },
    ],
    next: { label: 'See the course', page: '/courses' },
    reviewed: '2026-11-26',
  },
  {
    id: 'course-certificate',
    group: 'Setup and integrations',
    audience: 'buyer',
    status: 'not-published',
    question: 'Is there a certificate for the course?',
    phrasings: [
      'course certificate',
      'do I get a certificate',
      'certification for AI agents',
      'diploma after the course',
      'exam at the end',
      'linkedin badge for completing',
      'accredited course credits CPD',
      'certficate',
      'Zertifikat nach dem Kurs',
      'Abschlussprüfung',
      'course ke baad certificate milta hai',
      'certificado del curso',
    ],
    words:
      'credential proof completion resume cv employer recognized test graduate graduation transcript qualification pass grade academy lessons show boss training record continuing education hours certified teilnahmebescheinigung nachweis urkunde prüfung abschluss pramaan patra degree',
    answer:
      'We don’t publish whether the course ends with a certificate. You finish it with one agent that works, and you know why.',
    sources: [
      {
        page: '/courses',
        anchor: 'overview',
        evidence: 'You finish with one agent that works, and you know why.',
      },
    ],
    next: { label: 'Ask us', page: '/contact-us' },
    unpublished: [/certificate (of|for|at|after)/i, /\bdiploma\b/i, /(earn|get|receive) a certificate/i],
    reviewed: '2026-11-26',
  },
];
