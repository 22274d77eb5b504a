/**
 * Texts of the invented leads. Companies are under `.example`, which no one can register (RFC 2606), and phone numbers
 * end in 555-01xx, which no one is given: nothing here reaches a person.
 */

export const FIRST_NAMES = [
  ...['Amara', 'Anders', 'Beatriz', 'Carlos', 'Chiara', 'Daniel', 'Elif', 'Emeka', 'Farah', 'Grace', 'Hana'],
  ...['Ingrid', 'Ivan', 'Jonas', 'Kavya', 'Kenji', 'Laila', 'Lukas', 'Mateo', 'Mei', 'Nadia', 'Noah', 'Olga'],
  ...['Paulo', 'Rahul', 'Rosa', 'Samuel', 'Sofia', 'Tariq', 'Vera', 'Yusuf', 'Zoe'],
] as const;

export const LAST_NAMES = [
  ...['Abebe', 'Andersen', 'Barros', 'Castillo', 'Dubois', 'Eriksen', 'Ferrari', 'Gupta', 'Haddad', 'Ito'],
  ...[
    'Jansen',
    'Kaya',
    'Kowalski',
    'Lindgren',
    'Marchetti',
    'Mensah',
    'Moreau',
    'Nakamura',
    'Novak',
    'Okafor',
  ],
  ...['Okonkwo', 'Pereira', 'Popescu', 'Rossi', 'Schneider', 'Silva', 'Tanaka', 'Varga', 'Weber', 'Yilmaz'],
] as const;

/** Names of companies, with the name of their domain. */
export const COMPANIES = [
  ['Alder & Finch', 'alder-finch'],
  ['Baltic Freight', 'baltic-freight'],
  ['Brightwell Dental', 'brightwell-dental'],
  ['Cobalt Insurance', 'cobalt-insurance'],
  ['Copperline Energy', 'copperline'],
  ['Driftwood Hotels', 'driftwood-hotels'],
  ['Eastgate Clinics', 'eastgate-clinics'],
  ['Fernhill Foods', 'fernhill-foods'],
  ['Granite Legal', 'granite-legal'],
  ['Harbor & Main', 'harbor-main'],
  ['Juniper Learning', 'juniper-learning'],
  ['Kestrel Travel', 'kestrel-travel'],
  ['Lumen Furniture', 'lumen-furniture'],
  ['Marlow Packaging', 'marlow-packaging'],
  ['Northpeak Outdoor', 'northpeak'],
  ['Orchard Bank', 'orchard-bank'],
  ['Pinewood Studios', 'pinewood-studios'],
  ['Quarry Logistics', 'quarry-logistics'],
  ['Redbrick Homes', 'redbrick-homes'],
  ['Saltmarsh Retail', 'saltmarsh'],
  ['Terrace Software', 'terrace-software'],
  ['Umber Coffee', 'umber-coffee'],
  ['Violet Health', 'violet-health'],
  ['Westbourne Motors', 'westbourne'],
] as const;

export const TEAM_SIZES = ['1-10', '11-50', '51-200', '201-500', '500+'] as const;

export const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Sydney',
  'Europe/London',
  'Asia/Tokyo',
] as const;

export const DEMO_MESSAGES = [
  'We answer about 300 emails a day with four people. We’d like to see how drafts are approved.',
  'Our head of support will join. Please show how it hands over to a person.',
  'We compare three products this month and decide in two weeks.',
  'Mostly interested in qualifying inbound leads before sales calls them.',
  'Can it read our help center, which is in German and English?',
  'We have a call center of twelve and want to know what changes for them.',
  'Please show the part for recruiting: screening, and writing to candidates.',
  'Our data must stay in Europe. Is that possible?',
  '',
] as const;

export const CONTACT_MESSAGES = [
  'Could you send us the terms for a yearly contract with 40 people?',
  'Does it work with a shared mailbox that two teams use?',
  'We had a demo in spring and would like an offer now.',
  'Is there a reduced price for a non-profit?',
  'I’d like to speak with the person who looks after partners.',
  'How long does it take until it knows our products? We have about 2,000.',
  'Please call me after lunch. It’s about an invoice for our parent company.',
  'Which certificates do you have? Our security team asks for a report.',
] as const;

/** Name, role and goal. */
export const AGENTS = [
  ['Tally', 'Invoice clerk', 'Never pay an invoice late.'],
  ['Scout', 'Researcher', 'A page about each company before we call it.'],
  ['Porter', 'Dispatcher', 'Answer where a parcel is, at night too.'],
  ['Iris', 'Recruiter', 'Read applications the day they come.'],
  ['Milo', 'Support agent', 'Solve what the help center answers, hand over the rest.'],
] as const;

/** Name, suggestions and welcome message. */
export const CHATBOTS = [
  ['Harbor helper', 'Where is my parcel?', 'Hi! Ask me about a delivery.'],
  ['Checkup', 'When are you open?\nCan I move my appointment?', 'Hello, how can the clinic help?'],
  ['Concierge', 'Is breakfast included?', 'Welcome! What would you like to know about your stay?'],
] as const;

export const NOTES = [
  'Called, no answer. Tries again on Thursday.',
  'Wants an offer for 25 people by the end of the month.',
  'Decides together with IT. Sent the security overview.',
  'Knows us from the conference in Lisbon.',
  'Budget is approved for next quarter.',
  'Asked for a contact of a customer in the same trade.',
  'Happy with the demo. Misses an integration with their phone system.',
  'Went with another product, mostly for its price.',
] as const;

/** Subject and text. */
export const REPLIES = [
  [
    'Your questions about our terms',
    'Thanks for writing. A yearly contract for 40 people is attached, with the terms you asked for.\n\nIs there a good time for a call this week?',
  ],
  [
    'Times for a call',
    'Thanks for your message. I have time on Tuesday at 10:00 or on Wednesday at 15:00, by your clock.\n\nWhich one suits you?',
  ],
  [
    'How it works with your mailbox',
    'Yes, two teams can share a mailbox. I’d be glad to show you how, in 20 minutes.',
  ],
] as const;

/** Templates of replies at the desk: name, subject and text. */
export const TEMPLATES = [
  ['Offer', 'Your offer', 'Thanks for your interest. Here is the offer that we spoke about.'],
  ['Times for a call', 'Times for a call', 'Thanks for your message. When would a short call suit you?'],
] as const;

/** Source, medium, how often, and since and until how many weeks ago its campaign ran. */
export const CAMPAIGNS = [
  { source: 'google', medium: 'cpc', campaign: 'brand-search', weight: 14, weeks: [52, 0] },
  { source: 'newsletter', medium: 'email', campaign: 'monthly-letter', weight: 10, weeks: [52, 0] },
  { source: 'linkedin', medium: 'paid-social', campaign: 'hiring-season', weight: 14, weeks: [44, 30] },
  { source: 'linkedin', medium: 'paid-social', campaign: 'support-teams', weight: 16, weeks: [18, 2] },
  { source: 'partner', medium: 'referral', campaign: 'harbor-webinar', weight: 12, weeks: [27, 22] },
  { source: 'google', medium: 'cpc', campaign: 'lead-scoring', weight: 12, weeks: [12, 0] },
] as const;

/** Sites that lead here without a campaign; empty: typed in. */
export const REFERRERS = [
  'https://www.google.com/',
  'https://www.google.com/',
  'https://duckduckgo.com/',
  'https://www.linkedin.com/',
  'https://reviews.example/agents',
  '',
  '',
] as const;
