/** One version in the words of who reads the site or calls it; CHANGELOG.md tells operators the whole. */
export interface Release {
  version: string;
  /** The day it was released, or `null` while it is in the making. */
  date: string | null;
  groups: readonly { audience: 'Developers' | 'Agents' | 'Website'; changes: readonly string[] }[];
}

/** Newest first. `checks/repository/releases.test.ts` compares versions and days with CHANGELOG.md. */
export const releases: readonly Release[] = [
  {
    version: '0.2.0',
    date: null,
    groups: [
      {
        audience: 'Developers',
        changes: [
          'Sign-up, login, refresh, logout and passwords by HTTP. A forgotten password’s token comes by email.',
          'Chat over a socket: rooms, presence, conversations and history. In your company’s common room the AI employee answers, and bills, only what says `@assistant` or `mention: true`.',
          'Acknowledgments carry `creditsLeft`. A request sent as one object is acknowledged with one object. `assistantTyping` says an answer is on its way.',
          'The forms’ calls and a booked demo are in the reference: read, move and cancel it in JSON.',
          'Each answer has an `X-Request-Id`, and errors repeat it. Calls with a limit say `RateLimit` and `RateLimit-Policy`. A 400 names the fields the call takes.',
          'The OpenAPI document works with generators: portable patterns, standard formats, an example of each answer.',
          'New pages: errors, limits, conventions, versions, how to generate a client and to get a client ID, and a quick start in three languages.',
          'Examples name the address you opened the reference at.',
        ],
      },
      {
        audience: 'Agents',
        changes: [
          'An MCP server answers questions, compares plans, computes savings, finds times and books a demo for a person who has agreed.',
          'Programs find it all without reading pages: an API catalog, an AI catalog, an MCP server card and agent skills.',
          'Every page has a Markdown twin. `/llms.txt` begins with key facts and says how long each page is; the full text comes in three parts.',
        ],
      },
      {
        audience: 'Website',
        changes: [
          'Book a demo with someone whose name you know, invite up to three guests, and move or cancel by the link in your email.',
          'An assistant answers from our own pages, and says so where we publish nothing.',
          'The ROI calculator works without JavaScript, and brings its result to your demo.',
          'Pages for buyers: questions and answers, security, accessibility, comparison, status, legal notice, data processing.',
          'You withdraw a consent as easily as you gave it.',
        ],
      },
    ],
  },
  {
    version: '0.1.0',
    date: '2026-11-21',
    groups: [
      {
        audience: 'Website',
        changes: [
          'All pages, light and dark. They read, compute and send without JavaScript too.',
          'Requests for a demo, an agent or a chatbot, each stored once, however often it’s sent.',
          'ROI and savings calculators, and plans compared row by row.',
        ],
      },
    ],
  },
];
