/*
 * TEMPLATE. The operator's lawyer must check this document before the site goes live: the names and lifetimes of
 * the application's cookies, its providers of analytics, and where consent has to be asked for first.
 * That this website sets no cookie is a fact of site/ and server/; if you add one, change this page too.
 */
import { brand } from '../../brand.ts';
import { paths } from '../../product/paths.ts';
import { LASTING_NOTES, TAB_NOTES } from './browser-notes.ts';
import { type LegalDocument, link, mailTo, words } from './legal-document.ts';

const siteHost = new URL(brand.siteUrl).host;
const appHost = new URL(brand.appUrl).host;

/** Where a visitor objects to advertising that follows people across sites. The operator puts a real service here. */
const ADVERTISING_OPT_OUT_URL = 'https://optout.example/';

/** First-party and third-party, necessary and analytics cookies, and who sets which (S2 section 2, 'Legal pages'). */
export const cookies: LegalDocument = {
  path: paths.cookies,
  title: 'Cookie Policy',
  lede: 'This website works without cookies. The application needs a few. Here’s which ones, what they do and how to decline the rest.',
  description: `This website sets no cookies. Which necessary and analytics cookies the ${brand.name} application uses, what each one does, and how to decline or delete them.`,
  changedOn: '2026-11-26',
  summary: [
    { figure: 'None', text: 'on this website, not even for statistics', sectionId: 'this-site' },
    { figure: 'Three things', text: 'in the application need cookies', sectionId: 'necessary' },
    {
      figure: 'Analytics',
      text: 'cookies there are extra, and you can decline them',
      sectionId: 'analytics',
    },
    {
      figure: 'No advertising',
      text: 'cookies; to opt out elsewhere, use this link',
      sectionId: 'advertising',
    },
  ],
  sections: [
    {
      id: 'what-cookies-are',
      title: 'What a cookie is',
      blocks: [
        'A cookie is a short piece of text a website asks your browser to keep and send back with later requests. It lets a site recognize your browser from one page to the next. Some cookies go away when you close the browser; others stay until a date the site chose.',
        'Browsers have other places where a page can keep something, such as session storage. What’s kept there isn’t sent along automatically. We say below where we use it.',
      ],
    },
    {
      id: 'first-and-third-party',
      title: 'First-party and third-party cookies',
      blocks: [
        {
          entries: {
            'First-party cookies': `These come from the site whose address you see in your browser. On ${appHost} these are cookies of ${brand.name}, and only ${brand.name} reads them.`,
            'Third-party cookies':
              'These come from someone else whose content is part of the page, such as an analytics provider. The provider can read its cookie on every site that includes it, which is how advertising follows people around.',
          },
        },
      ],
    },
    {
      id: 'who-sets-what',
      title: 'Who sets what',
      blocks: [
        `We run two addresses: this website, ${siteHost}, and the application, ${appHost}.`,
        {
          caption: 'Cookies on this website and in the application',
          columns: ['What for', 'This website', 'The application'],
          rows: [
            ['Authentication', 'None', 'Necessary'],
            ['Security', 'None', 'Necessary'],
            ['Conversation from before sign-up', 'None', 'Necessary'],
            ['Analytics', 'None', 'Additional'],
            ['Advertising', 'None', 'None'],
          ],
        },
      ],
    },
    {
      id: 'this-site',
      title: 'This website sets none',
      blocks: [
        `The website at ${siteHost}, the one you’re reading, sets no cookies, its own or anyone else’s. It has no analytics script, and its fonts, pictures and scripts come from our own server. That’s why no banner asks you to accept anything.`,
        words`It does keep short notes in your browser. They’re listed under ${link('Notes in your browser', '#notes')}.`,
      ],
    },
    {
      id: 'notes',
      title: 'Notes in your browser',
      blocks: [
        'These notes are in the session storage of a tab, and gone once you close it:',
        { entries: TAB_NOTES },
        'These are in your browser’s local storage, and stay until you delete them:',
        { entries: LASTING_NOTES },
        words`Unlike a cookie, a note isn’t sent with each request. How your visit began, and an ROI result you bring, go along with a form; the ${link('privacy policy', `${paths.privacy}#first-touch`)} says which parts. If your browser blocks such storage, the website works without.`,
      ],
    },
    {
      id: 'necessary',
      title: 'Necessary cookies in the application',
      blocks: [
        `When you go on to ${appHost} to try or use ${brand.name}, the application sets cookies it can’t work without. They’re first-party cookies, and you can’t switch them off there:`,
        {
          entries: {
            Authentication:
              'Recognizes you after you’ve signed in, so you don’t have to sign in again on each page.',
            Security:
              'Tells your own requests from forged ones, and notices when someone else tries to use your session.',
            'Conversation from before sign-up':
              'Keeps the history of a conversation you began with an AI employee before you had an account, so you can pick it up once you have one.',
          },
        },
      ],
    },
    {
      id: 'analytics',
      title: 'Analytics cookies in the application',
      blocks: [
        'Besides these, the application may use additional cookies for analytics. They show us which features people use and where they get stuck. They may be first-party cookies, or third-party cookies from the provider that does the counting for us.',
        'The application works without them. Where the law requires it, it asks you first and sets none until you agree; you can change your mind at any time.',
      ],
    },
    {
      id: 'advertising',
      title: 'Advertising',
      blocks: [
        `Neither this website nor the application sets cookies to show you ads. Other websites you visit may. You can object to advertising that follows you across websites, with many companies at once, at an opt-out service:`,
        words`${link('Opt out of interest-based advertising', ADVERTISING_OPT_OUT_URL)}`,
        'Opt-outs are usually cookies themselves, so they only apply in the browser where you set them, until you delete your cookies.',
      ],
    },
    {
      id: 'your-browser',
      title: 'What your browser can do',
      blocks: [
        'Every browser lets you see, delete and block cookies, mostly under settings called privacy or site data. You can also:',
        {
          bullets: [
            'block third-party cookies only; few sites need them;',
            'open a private window, which forgets cookies and stored notes when you close it;',
            'delete what one site has stored, and leave the others alone.',
          ],
        },
        'If you block everything, this website still works. The application doesn’t: you couldn’t stay signed in, and a conversation from before sign-up would be lost.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      blocks: [
        'When we add or remove a cookie or a note, we update this page and the date at its top.',
        words`Questions: ${mailTo(brand.infoEmail)}. The ${link('privacy policy', paths.privacy)} says what else happens to your data.`,
      ],
    },
  ],
};
