import type { Topic } from '../topic.ts';

const REVIEWED = '2026-11-26';

export const apiAccessTopics: readonly Topic[] = [
  {
    id: 'api-key',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'How do I get access to the API?',
    phrasings: [
      'API key',
      'get an API token',
      'client ID, where do I find it',
      'how do I authenticate against the API',
      'create API credentials',
      'API quick start',
      'developer account',
      'first call to the API, what do I need',
      'bearer token for requests',
      'api kye',
      'API-Schlüssel bekommen',
      'API key kahan se milega',
      '¿cómo obtengo una clave de API?',
    ],
    words:
      'secret pat denied 401 unauthorized missing authorization header onboarding clientid obtain generate rotate oauth dashboard portal zugangsdaten entwicklerzugang chaabi chabi beginner hello world curl request',
    answer:
      'There’s no single key: your company’s account has a client ID, with which you sign up a user and get an access token. If you don’t have yours, ask for it: API access starts with the Startup plan. The quick start takes you to a first answer in five minutes.',
    sources: [
      {
        page: '/api-reference/quick-start',
        anchor: '',
        evidence:
          'Every user belongs to a client, your company’s account. It has an ID: ask for yours. API access starts with the Startup plan.',
      },
      { page: '/api-reference/quick-start', anchor: '', evidence: 'Zero to first answer in five minutes.' },
      { page: '/api-reference', anchor: 'responses', evidence: 'Opens the chat socket, as a bearer token.' },
    ],
    next: { label: 'Get a client ID', page: '/api-reference/client-id' },
    reviewed: REVIEWED,
  },
  {
    id: 'api-base-url',
    group: 'Developers',
    audience: 'developer',
    status: 'partly',
    question: 'What’s the base URL of the API?',
    phrasings: [
      'API base URL',
      'API endpoint address',
      'which host do I call',
      'server URL for API requests',
      'path prefix authms',
      'is there a separate api subdomain',
      'REST or WebSocket API, what is it',
      'GraphQL endpoint',
      'base ulr api',
      'Unter welcher Adresse ist die API erreichbar',
      'API ka base URL kya hai',
    ],
    words:
      'hostname domain port 404 wrong enotfound dns getaddrinfo websockets grpc soap json rpc wsdl root production postman environment variable basisadresse schnittstelle kaunsa request bheju uri localhost',
    answer:
      'The host that serves you: calls begin with /authms/, as in /authms/webhook/login, and the chat is a Socket.IO connection on the host itself, at /socket.io/. We don’t publish a separate API host.',
    sources: [
      { page: '/api-reference/login', anchor: '', evidence: 'POST/authms/webhook/login' },
      {
        page: '/api-reference/socket',
        anchor: '',
        evidence:
          'Opens a Socket.IO connection on the host itself, as the user whose access token it carries. Use a version 4 Socket.IO client; the path is the default, /socket.io/.',
      },
    ],
    next: { label: 'API reference', page: '/api-reference' },
    unpublished: [/\bbase URL\b/i, /https?:\/\/api\./i, /GraphQL/i],
    reviewed: REVIEWED,
  },
  {
    id: 'api-rate-limits',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'What are the rate limits?',
    phrasings: [
      'API rate limits',
      'requests per minute allowed',
      '429 too many requests',
      'rate_limited error, how long to wait',
      'throttling of events on the socket',
      'quota of API calls',
      'Retry-After header',
      'too_many_connections',
      'ratelimit api reqests per secnd',
      'Wie viele Anfragen pro Minute sind erlaubt',
      'API ki limit kitni hai per minute',
      '¿cuál es el límite de peticiones?',
    ],
    words:
      'throttled hammering flood burst fast slow down backoff exponential jitter sleep loop parallel concurrency spike load test remaining reset tps rps blocked cron batch drosselung begrenzung gebremst zyada capped concurrent',
    answer:
      'The page Limits has the numbers this server is set to, for calls and for the socket. Calls with a limit say theirs in RateLimit-Policy and RateLimit; too many requests get a 429 rate_limited, and Retry-After gives the seconds to wait.',
    sources: [
      {
        page: '/api-reference',
        anchor: 'responses',
        evidence:
          '429: Code: rate_limited; When: Too many requests from this address; Retry-After gives the seconds to wait.',
      },
      {
        page: '/api-reference/socket',
        anchor: 'errors',
        evidence: 'Too many events, connections or page requests in a short time',
      },
      {
        page: '/changelog',
        anchor: 'v0.2.0',
        evidence: 'Calls with a limit say RateLimit and RateLimit-Policy.',
      },
    ],
    next: { label: 'Limits', page: '/api-reference/limits' },
    reviewed: REVIEWED,
  },
  {
    id: 'api-errors',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'What do API errors look like?',
    phrasings: [
      'API error format',
      'error codes list',
      'JSON shape of an error response',
      'what does 400 invalid_request mean',
      'which field was wrong in my request',
      'HTTP status codes returned',
      '503 overloaded or storage_unavailable',
      'error handling for the API',
      '413 payload_too_large body size limit',
      'eror respnse shape',
      'Fehlerformat der API',
      'API error ka matlab kya hai',
    ],
    words:
      '401 403 404 500 502 bad unauthorized forbidden internal unexpected token stack trace exception catch failing call malformed validation unknown machine readable code message problem details fehlermeldung fehlercode statuscode ungültig galti unprocessable 422',
    answer:
      'Every error has one shape, with a stable code for programs and one English sentence for people; fields names what’s missing or malformed. Each call’s page lists its codes, such as 400 invalid_request, and the page Errors says what to do about each.',
    sources: [
      { page: '/api-reference', anchor: 'responses', evidence: 'Every error has one shape:' },
      {
        page: '/api-reference/errors',
        anchor: '',
        evidence: 'Every error code, why you get it, and what to do about it.',
      },
      {
        page: '/api-reference',
        anchor: 'responses',
        evidence:
          '400: Code: invalid_request; When: The body isn’t JSON, or a field is missing, malformed or unknown.',
      },
      {
        page: '/api-reference/socket',
        anchor: 'objects',
        evidence: 'message: Type: string; Present: always; Meaning: One English sentence for a person.',
      },
    ],
    next: { label: 'API reference', page: '/api-reference' },
    reviewed: REVIEWED,
  },
  {
    id: 'api-cors',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'Can I call the API from a browser on another domain?',
    phrasings: [
      'CORS error',
      'ALLOWED_ORIGINS',
      'blocked by CORS policy in the browser',
      'call the API from my React app',
      'which origins may connect',
      'cross-origin requests',
      'Access-Control-Allow-Origin missing',
      'socket refused from another page',
      'cors eror orgin',
      'API aus dem Browser einer anderen Domain aufrufen',
      'CORS problem aa rahi hai',
    ],
    words:
      'preflight options header localhost 3000 fetch failed opaque xhr axios vue angular next frontend spa null whitelist credentials subdomain herkunft blockiert websocket handshake rejected proxy',
    answer:
      'Only from pages on this host and on origins the operator allows with ALLOWED_ORIGINS. Programs outside a browser need no permission, and any page can read the blog calls.',
    sources: [
      {
        page: '/api-reference',
        anchor: 'endpoint-title',
        evidence:
          'In a browser, only pages on this host and on origins the operator allows (ALLOWED_ORIGINS) can make the call; other pages can’t read the answer. Programs outside a browser need no permission.',
      },
      {
        page: '/api-reference/list-articles',
        anchor: '',
        evidence: 'In a browser, pages from any origin can read it.',
      },
    ],
    next: { label: 'API reference', page: '/api-reference' },
    reviewed: REVIEWED,
  },
  {
    id: 'api-sdks',
    group: 'Developers',
    audience: 'developer',
    status: 'partly',
    question: 'Is there an SDK or client library?',
    phrasings: [
      'SDK',
      'client library for Python',
      'npm package for your API',
      'Java, Go or PHP client',
      'code examples in JavaScript',
      'Python sample code',
      'official libraries',
      'which programming languages are supported by the API',
      'sdk libary pyton',
      'Gibt es ein SDK für Python',
      'SDK milta hai kya, Python ke liye',
      '¿hay un SDK?',
    ],
    words:
      'wrapper pip install composer gem nuget maven crate typescript types ruby sharp dotnet kotlin swift snippet boilerplate helper module binding github repo bibliothek paket beispielcode programmiersprache kaunsi language udaharan starter kit requests axios',
    answer:
      'We don’t publish an SDK, but one command writes a typed client from our OpenAPI document. Every call has examples in cURL, JavaScript and Python, and the chat works with any version 4 Socket.IO client.',
    sources: [
      {
        page: '/api-reference',
        anchor: '',
        evidence: 'every call, event and field, with examples in cURL, JavaScript and Python.',
      },
      { page: '/api-reference/socket', anchor: '', evidence: 'Use a version 4 Socket.IO client' },
      {
        page: '/api-reference/clients',
        anchor: '',
        evidence: 'One command writes a typed client from our OpenAPI document.',
      },
    ],
    next: { label: 'Quick start', page: '/api-reference/quick-start' },
    unpublished: [/\bSDKs?\b/, /client librar(?:y|ies)/i],
    reviewed: REVIEWED,
  },
  {
    id: 'openapi-files',
    group: 'Developers',
    audience: 'developer',
    status: 'partly',
    question: 'Is there an OpenAPI or AsyncAPI file?',
    phrasings: [
      'OpenAPI file',
      'swagger.json',
      'AsyncAPI description of the socket',
      'Postman collection',
      'machine-readable API specification',
      'generate a client from your spec',
      'download the API schema',
      'openapi spec json',
      'opnapi swager',
      'OpenAPI-Datei herunterladen',
      'swagger file kahan milegi',
    ],
    words:
      'yaml raml wsdl insomnia import codegen generator typescript types stub mock autogenerate definition contract docs tool redoc stoplight schnittstellenbeschreibung spezifikation maschinenlesbar endpoints discovery',
    answer:
      'Yes: the API reference links both, the calls as OpenAPI at /openapi.json and the chat socket as AsyncAPI at /asyncapi.json. We don’t publish a Postman collection.',
    sources: [
      {
        page: '/api-reference',
        anchor: '',
        evidence: 'every call, event and field, with examples in cURL, JavaScript and Python.',
      },
    ],
    next: { label: 'API reference', page: '/api-reference' },
    unpublished: [/Postman/i, /\bBruno\b/],
    reviewed: REVIEWED,
  },
  {
    id: 'api-sandbox',
    group: 'Developers',
    audience: 'developer',
    status: 'partly',
    question: 'Is there a sandbox or test mode?',
    phrasings: [
      'sandbox environment',
      'test mode for the API',
      'staging server for developers',
      'try the API without spending credits',
      'demo client on a local server',
      'test webhook event',
      'fake data for integration tests',
      'playground console',
      'sandbx testmode',
      'Testumgebung für die API',
      'API test karne ke liye sandbox hai kya',
      'entorno de pruebas de la API',
    ],
    words:
      'dummy mock dry run experiment risk free practice trial break nothing production safely ci pipeline qa dev instance localhost docker seed stub spielwiese testsystem testzugang ausprobieren testkonto abnahme bina kharche jaanch simulator',
    answer:
      'We don’t publish a hosted sandbox. A local server already has a client to try things with: it prints Demo client: and the ID at startup.',
    sources: [
      {
        page: '/api-reference/quick-start',
        anchor: '',
        evidence: 'A local server prints Demo client: and an ID at startup.',
      },
    ],
    next: { label: 'Quick start', page: '/api-reference/quick-start' },
    unpublished: [/\bsandbox\b/i, /\btest mode\b/i, /staging/i],
    reviewed: REVIEWED,
  },
  {
    id: 'api-versioning',
    group: 'Developers',
    audience: 'developer',
    status: 'partly',
    question: 'How is the API versioned?',
    phrasings: [
      'API versioning',
      'deprecation policy',
      'will the API change without notice',
      'breaking changes in the API',
      'API changelog',
      'which API version is current',
      'how long are old API versions supported',
      'v1 or v2 in the path',
      'api verson deprecaton',
      'Versionierung der Schnittstelle',
      'API version change hone par notice milta hai kya',
    ],
    words:
      'sunset header backward compatible legacy obsolete upgrade broke overnight stopped working yesterday pin semver major minor lts migration guide discontinue abwärtskompatibel abkündigung veraltet umstellung änderungsprotokoll purana band integration breaks stability guarantee fields removed',
    answer:
      'There’s one version, with no number in its addresses. A call that will go away says so in its answers first, with Deprecation and Sunset, and the changelog names it. We don’t publish a fixed period between the two dates yet.',
    sources: [
      {
        page: '/api-reference/versions',
        anchor: 'version',
        evidence: 'There’s one version of the API, and no number in its addresses.',
      },
      {
        page: '/api-reference/versions',
        anchor: 'deprecation',
        evidence: 'A call that will go away says so in each of its answers first:',
      },
      {
        page: '/api-reference/versions',
        anchor: 'deprecation',
        evidence: 'We don’t publish a fixed period between the two dates yet.',
      },
    ],
    next: { label: 'Versions and deprecation', page: '/api-reference/versions' },
    unpublished: [/months between/i, /months(?:’|') notice/i],
    reviewed: REVIEWED,
  },
];
