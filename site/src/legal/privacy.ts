/*
 * TEMPLATE. The operator's lawyer must check this document before the site goes live: the responsible company
 * and its address, the legal bases, the storage periods, the hosts and processors, and the law that applies.
 * What it says of this website is what site/ and server/ do; whoever changes them changes it here too.
 */
import { brand } from '../brand.ts';
import { paths } from '../routes.ts';
import { type LegalDocument, link, mailTo, strong, words } from './legal-document.ts';

const siteHost = new URL(brand.siteUrl).host;
const appHost = new URL(brand.appUrl).host;

/** What this site and its server keep of a visitor, why, and how to have it removed (S2 section 2). */
export const privacy: LegalDocument = {
  path: paths.privacy,
  title: 'Privacy Policy',
  lede: `What ${brand.name} learns about you on this website, what happens to it, and how you have it shown, corrected or deleted.`,
  description: `What ${brand.name} stores when you send a form or visit this website, what it does not collect, who can see it, and how to have it shown, corrected or deleted.`,
  changedOn: '2026-11-21',
  summary: [
    {
      figure: 'No cookies',
      text: 'set by this website, and no analytics script',
      sectionId: 'not-collected',
    },
    { figure: 'Forms', text: 'store what you type, and how your visit began', sectionId: 'forms' },
    { figure: 'One tab', text: 'remembers how you came here, until you close it', sectionId: 'first-touch' },
    { figure: 'Never sold', text: 'not to anybody, for any purpose', sectionId: 'recipients' },
    { figure: '13', text: 'is the youngest age we collect anything from', sectionId: 'children' },
    { figure: 'One e-mail', text: 'is enough to see, correct or delete it all', sectionId: 'rights' },
  ],
  sections: [
    {
      id: 'scope',
      title: 'What this policy covers',
      blocks: [
        `This policy is about the website at ${siteHost} and the forms on it. ${brand.name} is responsible for what happens to personal data here. “Personal data” means anything that can be connected with you: your name, your e-mail address, a message that you wrote.`,
        words`The application at ${appHost}, where teams work with their AI employees, handles data for the organisation that has the account. ${link('When you use the application', '#application')} says what that means for you.`,
      ],
    },
    {
      id: 'forms',
      title: 'What you tell us in a form',
      blocks: [
        'You can read every page without telling us who you are. When you send one of our forms, we store what you typed into it:',
        {
          entries: {
            Contact:
              'First and last name, work e-mail, company and message; phone number and team size if you give them.',
            'Book a demo':
              'First and last name, e-mail, phone number, the day and time that you chose, and any additional information.',
            'Create an agent':
              'A name and your e-mail; role, goal, description and instructions if you fill them in.',
            'Chatbot builder':
              'Your e-mail, the name, texts and suggestions of the chatbot, and the colours that you chose.',
          },
        },
        'We also store when your request arrived. Please leave out what we do not need to answer you, such as health details, passwords or data about other people.',
        'Sending the same form twice by accident should not create two requests. So the form carries a random number, and our server remembers it, with a checksum of the request, usually for 24 hours.',
      ],
    },
    {
      id: 'first-touch',
      title: 'How your visit began',
      blocks: [
        'We want to know which articles, campaigns and links bring people to us. When you open the first page, your browser notes two things in the session storage of that tab: the address of the page, and the page from which a link led you here.',
        'The note stays in your browser. It is sent only together with a form, and then it holds no more than this:',
        {
          bullets: [
            words`${strong('Campaign labels')} in the address, the parts whose names begin with utm_.`,
            words`${strong('The referrer')}, the page that linked to us, as far as your browser names it. A page of this website does not count.`,
            words`${strong('The landing page')}, the path of the first page that you opened.`,
          ],
        },
        'The note ends with the tab. If your browser blocks session storage, it is never written; a form then describes only the page that it stands on and the link to it. Without JavaScript none of this is noted or stored.',
      ],
    },
    {
      id: 'not-collected',
      title: 'What this website does not do',
      blocks: [
        {
          bullets: [
            words`${strong('No cookies.')} This website sets none. The ${link('cookie policy', paths.cookies)} explains which ones the application uses.`,
            words`${strong('No analytics script')}, no advertising pixels and no recording of what you do.`,
            words`${strong('No files from others.')} Fonts, pictures and scripts come from our own server, so that no other company learns of your visit.`,
            words`${strong('Calculators stay with you.')} They work in your browser. The ROI calculator writes your figures into the address of the page, so that you can keep or share the result; we do not store them.`,
            words`${strong('Newsletter.')} There is no e-mail newsletter yet: no address for one leaves your browser.`,
          ],
        },
        'Links to social networks are plain links. The network learns about you only when you follow one.',
      ],
    },
    {
      id: 'server',
      title: 'What our server notes',
      blocks: [
        'For each request the server writes one line: a number, the method, the path, the result and how long it took. Your network address, the search part of the address, your browser’s headers and the contents of forms are not written into that log.',
        'To keep floods of requests away from the forms, the server counts how many come from one network address in a minute. That count is not written to our database, and serves no other purpose.',
        'The company that hosts our server, and the networks between you and it, see your network address, as they do whenever you open a website.',
      ],
    },
    {
      id: 'purposes',
      title: 'Why we use it',
      blocks: [
        {
          entries: {
            'To answer you':
              'We use your request to reply, to hold the demo that you booked or to prepare what you asked for. The basis is your request itself: steps towards a contract.',
            'To send you content': `When you book a demo, you confirm that you want to receive content from ${brand.name}. The basis is this consent. You can take it back at any time, and it then ends for the future.`,
            'To learn what works':
              'How your visit began tells us which of our work is useful. The basis is our legitimate interest in that, and you can object.',
            'To run the site safely':
              'The log and the count of requests keep the site working. The basis is our legitimate interest in that.',
          },
        },
        'No decision that has a legal effect on you, or a similar one, is made by a machine alone on the basis of what you send here.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who can see it',
      blocks: [
        `Requests lie in the database that ${brand.name} runs for this website. The people of ${brand.name} who answer them, and those who look after the database, can read them.`,
        'The companies that host our server and carry our e-mail handle data on our instructions and for no purpose of their own. If one of them works in another country, we agree on the protection that the law asks for first.',
        'We do not sell personal data and do not lend it to advertisers. We hand it to an authority only where the law obliges us to.',
      ],
    },
    {
      id: 'storage',
      title: 'How long we keep it',
      blocks: [
        'We keep a request for as long as we talk with you about it, and afterwards for as long as it helps us to answer a follow-up. Nothing deletes it automatically on a fixed day. Ask us, and we delete it earlier, unless a law makes us keep it.',
        'Data that you have in the application is kept for 30 days after you cancel, and then deleted.',
      ],
    },
    {
      id: 'application',
      title: 'When you use the application',
      blocks: [
        'An account holds your name, your e-mail address and what you need to sign in. The workspace holds what you and your team put there: messages, documents, tasks and the instructions for your AI employees.',
        'The organisation that has the account decides about the contents of its workspace. Its administrators can invite and remove people, and may be able to read what is stored there. If you use the workspace of your employer or a client, turn to them first; we help them to answer you.',
        'To write an answer, an AI employee sends your message, and the parts of your documents that belong to it, to the AI model behind it. An organisation that brings its own key decides whose model that is.',
        words`The ${link('terms of use', paths.terms)} say what applies to accounts, and the ${link('cookie policy', paths.cookies)} what the application stores in your browser.`,
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'Wherever you live, you can ask us for these:',
        {
          entries: {
            Access: 'We tell you what we hold about you, and send you a copy.',
            Correction: 'We put right what is wrong and complete what is missing.',
            Deletion: 'We delete it, unless a law makes us keep it.',
            Objection:
              'We stop using it where we rely on our own interest, and always when it is about marketing.',
            Withdrawal: 'You take back a consent. What happened before stays lawful.',
          },
        },
        words`Write to ${mailTo(brand.infoEmail)} from the address that you used in the form, so that we know it is you. It costs nothing. The law where you live may give you more, such as the right to limit how we use your data or to take it with you.`,
        'You can also complain to the data protection authority of the place where you live or work.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        words`${brand.name} is not meant for children under 13, and we do not knowingly collect anything from them. If you believe that a child has sent us something, write to ${mailTo(brand.infoEmail)} and we delete it.`,
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        'Your browser sends forms over an encrypted connection. Pages may load and send only what belongs to this site, which keeps foreign scripts out. We confirm a request only once it is safely stored, and messages about errors do not repeat what you typed.',
        'No system is perfectly safe. If something happens to your data that puts you at risk, we tell you and the authority, as the law requires.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      blocks: [
        'When we change what we do, we change this page and the date at its top. If a change matters for data that we already have from you, we write to you before it applies.',
        words`Questions about any of this: ${mailTo(brand.infoEmail)}.`,
      ],
    },
  ],
};
