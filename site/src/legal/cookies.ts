/*
 * TEMPLATE. The operator's lawyer must check this document before the site goes live: the names and lifetimes of
 * the application's cookies, its providers of analytics, and where consent has to be asked for first.
 * That this website sets no cookie is a fact of site/ and server/; whoever adds one changes this page too.
 */
import { brand } from '../brand.ts';
import { paths } from '../routes.ts';
import { type LegalDocument, link, mailTo, words } from './legal-document.ts';

const siteHost = new URL(brand.siteUrl).host;
const appHost = new URL(brand.appUrl).host;

/** Where a visitor objects to advertising that follows people across sites. The operator puts a real service here. */
const ADVERTISING_OPT_OUT_URL = 'https://optout.example/';

/** First-party and third-party, necessary and analytics cookies, and who sets which (S2 section 2, 'Legal pages'). */
export const cookies: LegalDocument = {
  path: paths.cookies,
  title: 'Cookie Policy',
  lede: 'This website works without cookies. The application needs a few. Here is which, what for, and how to say no to the rest.',
  description: `This website sets no cookies. Which necessary and analytics cookies the ${brand.name} application uses, what each is for, and how to refuse or delete them.`,
  changedOn: '2026-11-21',
  summary: [
    { figure: 'None', text: 'on this website, not even for statistics', sectionId: 'this-site' },
    { figure: 'Three jobs', text: 'need a cookie in the application', sectionId: 'necessary' },
    { figure: 'Analytics', text: 'cookies there are additional and can be refused', sectionId: 'analytics' },
    {
      figure: 'Advertising',
      text: 'has no cookies here, and an opt-out elsewhere',
      sectionId: 'advertising',
    },
  ],
  sections: [
    {
      id: 'what-cookies-are',
      title: 'What a cookie is',
      blocks: [
        'A cookie is a short text that a website asks your browser to keep and to send back with later requests. It lets a site recognise your browser from one page to the next. Some cookies go when you close the browser, others stay until a date that the site chose.',
        'Browsers have other places in which a page can keep something, such as session storage. What lies there is not sent along by itself. We say below where we use it.',
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
              'These come from somebody else whose content is part of the page, such as a provider of statistics. The provider can read its cookie on every site that includes it, which is how advertising follows people around.',
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
        `The website at ${siteHost}, which you are reading, sets no cookies, its own or anybody else’s. It has no analytics script, and its fonts, pictures and scripts come from our own server. That is why no banner asks you to accept anything.`,
        words`It does keep one note in the session storage of the tab: the first page that you opened and the link that led you there. The note goes when you close the tab, and is sent only with a form. The ${link('privacy policy', `${paths.privacy}#first-touch`)} describes it.`,
      ],
    },
    {
      id: 'necessary',
      title: 'Necessary cookies in the application',
      blocks: [
        `When you go on to ${appHost} to try or use ${brand.name}, the application sets cookies that it cannot work without. They are first-party cookies, and they cannot be switched off there:`,
        {
          entries: {
            Authentication:
              'Recognises you after you have signed in, so that you need not do so again on each page.',
            Security:
              'Tells your own requests from forged ones, and notices when somebody else tries to use your session.',
            'Conversation from before sign-up':
              'Keeps the history of a conversation that you began with an AI employee before you had an account, so that you can go on where you stopped once you have one.',
          },
        },
      ],
    },
    {
      id: 'analytics',
      title: 'Analytics cookies in the application',
      blocks: [
        'Besides these, the application may use additional cookies for analytics. They show us which features are used and where people get stuck. They may be first-party cookies, or third-party cookies of the provider that counts for us.',
        'The application works without them. Where the law requires it, it asks you first and sets none until you agree; you can change your mind at any time.',
      ],
    },
    {
      id: 'advertising',
      title: 'Advertising',
      blocks: [
        `Neither this website nor the application sets cookies to show you advertisements. Other websites that you visit may. You can object to advertising that follows you across websites, with many companies at once, at an opt-out service:`,
        words`${link('Opt out of interest-based advertising', ADVERTISING_OPT_OUT_URL)}`,
        'An opt-out is usually a cookie itself. It holds in the browser in which you made it, until you delete your cookies.',
      ],
    },
    {
      id: 'your-browser',
      title: 'What your browser can do',
      blocks: [
        'Every browser lets you see, delete and block cookies, mostly under settings named privacy or site data. You can also:',
        {
          bullets: [
            'block third-party cookies only, which hardly any site needs;',
            'open a private window, which forgets cookies and stored notes when you close it;',
            'delete what one site has stored, and leave the others alone.',
          ],
        },
        'If you block everything, this website still works. The application does not: you could not stay signed in, and a conversation from before sign-up would be lost.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      blocks: [
        'When a cookie comes or goes, we change this page and the date at its top.',
        words`Questions: ${mailTo(brand.infoEmail)}. What else happens to your data is in the ${link('privacy policy', paths.privacy)}.`,
      ],
    },
  ],
};
