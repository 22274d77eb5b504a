/*
 * TEMPLATE. The operator's lawyer must check this document before the site goes live: the responsible company
 * and its address, the legal bases, the storage periods, the hosts and processors, and the law that applies.
 * What it says of this website is what site/ and server/ do; if you change them, change it here too.
 */

import { REFRESH_TOKEN_DAYS } from 'contract/accounts/accounts.ts';
import { RETENTION_MONTHS } from 'contract/leads/retention.ts';
import { UNSTATED_COMPANY } from 'contract/site/company.ts';
import { brand } from '../../brand.ts';
import { paths } from '../../product/paths.ts';
import { fixedPeriods } from '../../product/privacy/periods.ts';
import { recipientEntries } from '../../product/privacy/recipients.ts';
import { NOTE_COUNT } from './browser-notes.ts';
import { type LegalDocument, link, mailTo, strong, words } from './legal-document.ts';

const siteHost = new URL(brand.siteUrl).host;
const appHost = new URL(brand.appUrl).host;

/** What this site and its server keep of a visitor, why, and how to have it removed (S2 section 2). */
export const privacy: LegalDocument = {
  path: paths.privacy,
  title: 'Privacy Policy',
  lede: `What we learn about you on this website, what happens to it, and how to see, correct or delete it.`,
  description: `What ${brand.name} stores when you send a form or visit this website, what it doesn’t collect, who can see it, and how to have it shown, corrected or deleted.`,
  changedOn: '2026-11-26',
  summary: [
    {
      figure: 'No cookies',
      text: 'on this website, and no analytics script',
      sectionId: 'not-collected',
    },
    { figure: 'Forms', text: 'keep what you type and how you found us', sectionId: 'forms' },
    {
      figure: 'Short notes',
      text: 'in this tab remember where you came from, until you close it',
      sectionId: 'first-touch',
    },
    { figure: 'Never sold', text: 'to anyone, for any reason', sectionId: 'recipients' },
    { figure: '13', text: 'is the minimum age', sectionId: 'children' },
    { figure: 'One email', text: 'gets your data shown, corrected or deleted', sectionId: 'rights' },
  ],
  sections: [
    {
      id: 'scope',
      title: 'What this policy covers',
      blocks: [
        words`This policy is about the website at ${siteHost} and the forms on it. Both are run by ${UNSTATED_COMPANY}, which is responsible for what happens to personal data here. The ${link('legal notice', paths.legalNotice)} says more about it. “Personal data” means anything that can be connected with you: your name, your email address, a message you wrote.`,
        words`The application at ${appHost}, where teams work with their AI employees, handles data for the organization that has the account. ${link('When you use the application', '#application')} says what that means for you.`,
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
              'First and last name, work email, company and message; phone number and team size if you give them.',
            'Book a demo':
              'First and last name, email, phone number, the day and time you picked, and any additional information.',
            'Create an agent':
              'A name and your email; role, goal, description and instructions if you fill them in.',
            'Chatbot builder':
              'Your email, the chatbot’s name, texts and suggestions, and the colors you chose.',
          },
        },
        'We also store when your request arrived, and the language and time zone your browser names. When you book a demo, we keep the words you agreed to and when you did.',
        'To tell people from bots, a form notes how long its page was open and has a hidden field that only programs fill in. If a request looks like spam, we store why, and set it aside until one of us has looked at it.',
        'Please leave out what we don’t need to answer you, such as health details, passwords or data about other people.',
        'Sending the same form twice by accident shouldn’t create two requests. So the form carries a random number, and our server remembers it, with a checksum of the request, usually for 24 hours.',
      ],
    },
    {
      id: 'assistant',
      title: 'The assistant on this site',
      blocks: [
        `The assistant behind “Ask ${brand.name}” is an AI system, not a person. It answers with sentences and figures from our own pages and names the page. It can be wrong.`,
        'You need no account, and nothing is stored on your device. Your question goes to our server with up to five earlier ones, so that “And for 20 people?” makes sense. The conversation isn’t kept there, and it ends when you leave the page.',
        'If the assistant finds no answer, we keep the text of the question for 90 days to learn what our pages lack: names, email addresses and numbers are left out, and so is your network address. If you say that an answer helped or didn’t, we count that for its topic.',
        words`A person answers at ${link('our contact form', paths.contact)}. Your question only gets there if you send it.`,
      ],
    },
    {
      id: 'first-touch',
      title: 'How your visit began',
      blocks: [
        'We want to know which articles, campaigns and links bring people to us. When you open the first page, your browser notes two things in that tab’s session storage: the address of the page, and the page whose link brought you here. If another link brings you back in the same tab, it notes that one too.',
        'The note stays in your browser. It’s only sent along with a form, and then it holds just this, for your first arrival and your latest:',
        {
          bullets: [
            words`${strong('Campaign labels')} in the address, the parts whose names begin with utm_.`,
            words`${strong('The referrer')}, the page that linked to us, if your browser names it. A page of this website doesn’t count.`,
            words`${strong('The landing page')}, the path of the page you opened first, or came back to.`,
          ],
        },
        'The note ends with the tab. If your browser blocks session storage, it’s never written; a form then only describes the page it’s on and the link to it. Without JavaScript none of this is noted or stored.',
      ],
    },
    {
      id: 'browser-notes',
      title: 'What your browser keeps for you',
      blocks: [
        `While you use this website, your browser keeps up to ${NOTE_COUNT} short notes, the two above among them. They save you work: a reload doesn’t lose the time you picked or what you typed into the booking form.`,
        words`What you typed there includes your name, email and phone number. That note is removed once you’ve booked, or closed the tab. The ${link('cookie policy', `${paths.cookies}#notes`)} lists all notes by name.`,
      ],
    },
    {
      id: 'agents',
      title: 'When an AI agent acts for you',
      blocks: [
        'An AI agent of yours can read this website, ask the assistant and look up free times, as you can. It needs no account, and doesn’t have to say who you are.',
        'If it books a demo or writes to us for you, we store what it sends as we’d store the same form. It also has to pass on the sentence you agreed to, unless its program shows you our question. We keep that sentence, or the question with your yes, with the request, as the agent’s word for it. With the link from your email it can also move or cancel your demo.',
      ],
    },
    {
      id: 'api',
      title: 'When you use our API',
      blocks: [
        words`Developers can sign up to an account on this website and chat through it, also in the console of the ${link('API reference', paths.apiReference)}. Then we store:`,
        {
          entries: {
            Account:
              'Your email, your name if you give it, and a checksum of your password from which no one can read it.',
            Logins: `Checksums of your tokens, which expire ${REFRESH_TOKEN_DAYS} days after their last use. Also a checksum of each network you logged in from, made with a secret key. When you next log in, we delete expired tokens, and networks you haven’t used for 90 days.`,
            Messages:
              'What you write, the answers, and how far you’ve read. People who signed up with the same client ID can read its shared room.',
          },
        },
        'Answers come from our own pages, or from a language model if one is connected. The console keeps your tokens in the page, and forgets them when you leave it.',
        'You can delete the account yourself, with one call. Your personal room goes with it; what you said in a shared room stays, without your name.',
      ],
    },
    {
      id: 'not-collected',
      title: 'What this website doesn’t do',
      blocks: [
        {
          bullets: [
            words`${strong('No cookies.')} This website sets none. The ${link('cookie policy', paths.cookies)} explains which ones the application uses.`,
            words`${strong('No analytics script')}, no advertising pixels and no recording of what you do.`,
            words`${strong('No files from others.')} Fonts, pictures and scripts come from our own server, so no other company learns about your visit.`,
            words`${strong('Calculators stay with you.')} They work in your browser, and your tab keeps team size and pay for the other calculators until you close it or press Clear my numbers. The ROI calculator writes your numbers into the address of the page, so you can keep or share the result. Without JavaScript, or before it has loaded, its button sends them to our server, which calculates the result. We don’t store them, unless you check the box that brings a result to your demo: then they travel with the booking, and the booking form shows them first.`,
            words`${strong('Newsletter.')} There’s no email newsletter yet, so no address for one leaves your browser.`,
          ],
        },
        'Links to social networks are plain links. The network learns about you only when you follow one.',
      ],
    },
    {
      id: 'server',
      title: 'What our server notes',
      blocks: [
        'For each request the server writes one line: a number, the method, the path, the result and how long it took. Your network address, the search part of the address, your browser’s headers and the contents of forms aren’t written into that log.',
        'To keep floods of requests away from the forms, the server counts how many come from one network address in a minute. That count isn’t written to our database and serves no other purpose. For an hour it also counts, as checksums, how many requests name the same email address or hold the same text.',
        'So that one visitor can’t take every demo time, a booked demo is stored with two checksums: one of the email address, and one of the network address, made with a secret key. They’re deleted with the booking.',
        'A web server in front of ours may keep a log that holds network addresses, to find attacks and faults.',
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
              'We use your request to reply, to hold the demo you booked or to prepare what you asked for. The basis is your request itself: steps toward a contract.',
            'To send you content': `When you book a demo, you confirm that you want to receive content from ${brand.name}. The basis is this consent. You can withdraw it at any time, and we stop from then on. Each email about your demo has a link for that, and so does your demo’s own page.`,
            'To learn what works':
              'How your visit began tells us which of our work is useful. The basis is our legitimate interest in that, and you can object.',
            'To run the API':
              'Accounts, logins and messages are what it works with. The basis is the agreement with the client whose ID you signed up with.',
            'To run the site safely':
              'The log, the counts and the signs of spam keep the site working. The basis is our legitimate interest in that.',
          },
        },
        'Nothing you send here leads to a decision by a machine alone that affects you legally or in a similar way.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who can see it',
      blocks: [
        `Requests are stored in the database ${brand.name} runs for this website. The people at ${brand.name} who answer them, and those who look after the database, can read them.`,
        'The companies that host our server and carry our email handle data on our instructions and for no purpose of their own. If one of them works in another country, we first agree on the protection the law requires.',
        'Data also goes to the tools we work with, as far as we’ve set them up:',
        { entries: recipientEntries },
        words`Which of them are connected right now is on the page ${link('Data Processing', paths.dataProcessing)}.`,
        'We don’t sell personal data or share it with advertisers. We only give it to an authority when the law requires us to.',
      ],
    },
    {
      id: 'storage',
      title: 'How long we keep it',
      blocks: [
        `We keep a request for ${RETENTION_MONTHS} months after it arrived, so we can answer a follow-up, and then delete it. Ask and we’ll delete it sooner, unless the law requires us to keep it.`,
        {
          entries: {
            'Requests from a form or an agent': `${RETENTION_MONTHS} months. One whose demo is still to come, or with a message still unsent, stays until that’s done.`,
            ...fixedPeriods,
          },
        },
        'A copy made for emergencies can hold deleted data until a newer one replaces it. If we have to restore one, we erase you from it again: for that, we keep a checksum of your email address.',
        'Data you have in the application is kept for 30 days after you cancel, and then deleted.',
      ],
    },
    {
      id: 'application',
      title: 'When you use the application',
      blocks: [
        'An account holds your name, your email address and what you need to sign in. The workspace holds what you and your team put there: messages, documents, tasks and the instructions for your AI employees.',
        'The organization that has the account controls what’s in its workspace. Its administrators can invite and remove people, and may be able to read what’s stored there. If you use an employer’s or a client’s workspace, ask them first; we’ll help them answer you.',
        'To write an answer, an AI employee sends your message, and the relevant parts of your documents, to the AI model behind it. An organization that brings its own key decides whose model that is.',
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
            Correction: 'We fix what’s wrong and complete what’s missing.',
            Deletion: 'We delete it, unless the law makes us keep it.',
            Objection:
              'We stop using it where we rely on our own interest, and always when it’s about marketing.',
            Withdrawal: 'You take back a consent. What happened before stays lawful.',
          },
        },
        words`Write to ${mailTo(brand.infoEmail)} from the address you used in the form, so we know it’s you. It’s free. The law where you live may give you more, such as the right to limit how we use your data or to take it with you.`,
        'You can also complain to the data protection authority where you live or work.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        words`${brand.name} isn’t meant for children under 13, and we don’t knowingly collect anything from them. If you believe a child has sent us something, write to ${mailTo(brand.infoEmail)} and we’ll delete it.`,
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        'Your browser sends forms over an encrypted connection. Pages can only load and send what belongs to this site, which keeps foreign scripts out. We confirm a request only once it’s safely stored, and error messages don’t repeat what you typed.',
        'No system is perfectly safe. If something happens to your data that puts you at risk, we’ll tell you and the authority, as the law requires.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      blocks: [
        'When we change what we do, we change this page and the date at its top. If a change affects data we already have, we’ll email you before it applies.',
        words`Questions about any of this: ${mailTo(brand.infoEmail)}.`,
      ],
    },
  ],
};
