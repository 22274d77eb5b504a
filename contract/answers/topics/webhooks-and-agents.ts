import type { Topic } from '../topic.ts';

const REVIEWED = '2026-11-26';

export const webhooksAndAgentsTopics: readonly Topic[] = [
  {
    id: 'webhooks-list',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'Which webhooks are there?',
    phrasings: [
      'webhooks list',
      'which events do you post to my server',
      'lead.received payload',
      'demo.moved and demo.cancelled events',
      'send new leads to our CRM',
      'CRM_WEBHOOK_URL',
      'webhook when a demo is booked',
      'get notified of form submissions by HTTP',
      'webhok evnts',
      'Welche Webhooks gibt es',
      'kaun kaun se webhook milte hain',
      '¿qué webhooks hay?',
    ],
    words:
      'callback push notification outbound trigger event types subscribe zapier n8n make pipedrive hubspot salesforce slack alert enquiry automatically realtime instead polling listener ereignisse benachrichtigen rückruf neue anfragen weiterleiten suchna aate forward schema names json',
    answer:
      'Four: lead.received for each stored request, one each for a demo that’s moved or canceled, and consent.withdrawn. The server posts them to the address its operator sets as CRM_WEBHOOK_URL.',
    sources: [
      {
        page: '/api-reference/lead-received',
        anchor: '',
        evidence:
          'Posted for each stored request, and again until you answer with 2xx. The server posts it to the address its operator sets as CRM_WEBHOOK_URL.',
      },
      { page: '/api-reference/demo-moved', anchor: '', evidence: 'HOOKdemo.moved' },
      { page: '/api-reference/demo-cancelled', anchor: '', evidence: 'HOOKdemo.cancelled' },
      { page: '/api-reference/consent-withdrawn', anchor: '', evidence: 'HOOKconsent.withdrawn' },
    ],
    next: { label: 'Lead received', page: '/api-reference/lead-received' },
    reviewed: REVIEWED,
  },
  {
    id: 'webhook-signature',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'How do I verify a webhook’s signature?',
    phrasings: [
      'verify webhook signature',
      'webhook-signature header',
      'CRM_WEBHOOK_SECRET',
      'HMAC-SHA256 of the webhook body',
      'how do I know the webhook really comes from you',
      'Standard Webhooks library',
      'replay attack protection on webhooks',
      'webhok signatur verfy',
      'Webhook-Signatur prüfen',
      'webhook ka signature kaise check kare',
      'verificar la firma del webhook',
    ],
    words:
      'authenticity spoof forged fake request impersonate tampered integrity trust svix whsec digest mismatch invalid timing safe compare raw parser express json rotate timestamp tolerance clock skew stale gefälscht echtheit prüfsumme unterschrift fälschung asli nakli jaanch base64 decode',
    answer:
      'It follows Standard Webhooks, signed with CRM_WEBHOOK_SECRET: verify the Base64 HMAC-SHA256 of id, timestamp and body, joined by dots, over the raw body, and refuse a timestamp that’s minutes old.',
    sources: [
      {
        page: '/api-reference/lead-received',
        anchor: '',
        evidence:
          'It’s signed with CRM_WEBHOOK_SECRET, following Standard Webhooks (standardwebhooks.com): verify the signature over the raw body before you trust it.',
      },
      {
        page: '/api-reference/demo-cancelled',
        anchor: 'headers',
        evidence: 'v1, and the Base64 HMAC-SHA256 of id, timestamp and body, joined by dots.',
      },
      {
        page: '/api-reference/demo-cancelled',
        anchor: 'headers',
        evidence: 'When it was sent, in seconds since 1970; refuse anything minutes old.',
      },
    ],
    next: { label: 'Lead received', page: '/api-reference/lead-received' },
    reviewed: REVIEWED,
  },
  {
    id: 'webhook-retries',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'What happens if my webhook endpoint is down?',
    phrasings: [
      'webhook retries',
      'how often is a failed webhook resent',
      'webhook timeout seconds',
      'my endpoint returned 500, is the webhook lost',
      'replay missed webhooks',
      'webhook delivered twice, duplicates',
      'webhook order of delivery',
      'stop webhooks with 410',
      'webhok retrys',
      'Webhook fehlgeschlagen, wird er wiederholt',
      'webhook fail ho jaye to dobara aata hai kya',
    ],
    words:
      'redelivery redeliver backoff dead letter queue crashed server maintenance deploy downtime offline 502 503 504 timed slow handler leads resend manually least once idempotent ordering disabled gone verloren erneut zustellen zustellung ausgefallen nachgeholt kho gaya bheja redirect 301',
    answer:
      'Anything without a 2xx within 15 seconds is resent, after at most 5 seconds, then at growing intervals up to 24 hours; then it’s kept until an operator replays it. A resend has the same webhook-id: process each ID once.',
    sources: [
      {
        page: '/api-reference/lead-received',
        anchor: '',
        evidence:
          'Sent at least once. A resend has the same webhook-id: process each ID once. Redirects aren’t followed. Answer within 15 seconds. Anything without a 2xx is resent, after at most 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours, 14 hours, 20 hours, and 24 hours; then it’s kept until an operator replays it.',
      },
    ],
    next: { label: 'Lead received', page: '/api-reference/lead-received' },
    reviewed: REVIEWED,
  },
  {
    id: 'mcp-connect',
    group: 'Developers',
    audience: 'developer',
    status: 'partly',
    question: 'How do I connect Claude or ChatGPT to your MCP server?',
    phrasings: [
      'MCP server',
      'connect Claude to your site',
      'add a connector in ChatGPT',
      'Model Context Protocol address',
      'claude mcp add',
      'use you from Cursor, Codex or VS Code',
      'does the MCP server need a login',
      'Streamable HTTP endpoint for agents',
      'mpc server conect clade',
      'Claude mit eurem MCP-Server verbinden',
      'Claude ko MCP se kaise connect kare',
      'conectar Claude al servidor MCP',
    ],
    words:
      'plugin extension integrate assistant desktop windsurf gemini cli copilot zed json config mcpservers npx remote transport sse stdio url oauth tool missing handshake hook anbinden einbinden einrichten verknüpfen jodna lagana setup agent ide anthropic openai',
    answer:
      'Add this site’s address with /mcp at the end to your client (Streamable HTTP, no login); ready-made configurations stand on the page for agents. We don’t publish steps for ChatGPT yet.',
    sources: [
      {
        page: '/api-reference/mcp',
        anchor: '',
        evidence:
          'Your own agent can use this site through the Model Context Protocol at /mcp (Streamable HTTP, no login).',
      },
      {
        page: '/api-reference/mcp',
        anchor: '',
        evidence: 'an MCP server with its tools, fields and ready-made configurations.',
      },
    ],
    next: { label: 'Tools for agents', page: '/api-reference/mcp' },
    unpublished: [/\bChatGPT\b/],
    reviewed: REVIEWED,
  },
  {
    id: 'mcp-tools',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'What can an agent do through the MCP server?',
    phrasings: [
      'MCP tools list',
      'which tools does the MCP server have',
      'search_site, read_page, compare_plans',
      'can my agent book a demo for me',
      'find_demo_slots and book_demo',
      'what may an AI agent do on your site',
      'consent before an agent acts for me',
      'request_contact tool',
      'mcp tols avilable',
      'Was kann ein Agent über MCP tun',
      'MCP se kya kya kar sakte hain',
    ],
    words:
      'capabilities functions commands abilities assistant behalf autonomous appointment automatically schema call permission human loop confirm calculator annotations fähigkeiten werkzeuge befugnisse aktionen funktionen kaam kaunse payega karega agentic',
    answer:
      'It can search, read, compare and calculate, and find free demo times. It books, moves or cancels a demo, or sends a message, only after a person has agreed to it.',
    sources: [
      {
        page: '/api-reference/mcp',
        anchor: '',
        evidence:
          'It can search, read, compare and calculate. It books, moves or cancels a demo, or sends a message, only after a person has agreed to it.',
      },
      {
        page: '/api-reference/mcp',
        anchor: 'find_demo_slots',
        evidence: 'Half-hours you can book a demo in, day by day, by the clock of timeZone.',
      },
    ],
    next: { label: 'Tools for agents', page: '/api-reference/mcp' },
    reviewed: REVIEWED,
  },
  {
    id: 'blog-api',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'Can I read the blog over the API?',
    phrasings: [
      'blog API',
      'GET authms blog',
      'list articles endpoint',
      'blog articles as JSON',
      'blog-category call',
      'search articles by API',
      'does the blog API need a token',
      'ETag and 304 for articles',
      'show your posts on our website',
      'blgo api artcles',
      'Blogartikel über die API abrufen',
      'API se blog articles kaise laye',
    ],
    words:
      'headless cms feed syndicate embed pull fetch rss atom wordpress scrape content import slug pagination cache conditional request none match last modified newest recent filter tag beiträge einbetten abfragen übernehmen artikel schnittstelle lekh dikhana public unauthenticated',
    answer:
      'Yes, without a token: GET /authms/blog lists published articles, newest first, up to 100 a page and 10 by default. In a browser, pages from any origin can read it.',
    sources: [
      {
        page: '/api-reference/list-articles',
        anchor: '',
        evidence:
          'GET/authms/blog Returns one page of articles, newest first, or the articles that contain certain words. No token needed. Returns published articles only. In a browser, pages from any origin can read it.',
      },
      {
        page: '/api-reference/list-articles',
        anchor: 'query',
        evidence: 'Articles on a page. 1 to 100, 10 by default.',
      },
    ],
    next: { label: 'List articles', page: '/api-reference/list-articles' },
    reviewed: REVIEWED,
  },
];
