import type { Topic } from '../topic.ts';

const REVIEWED = '2026-11-26';

export const apiAccountsTopics: readonly Topic[] = [
  {
    id: 'api-sign-up-call',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'How do I create and log in users over the API?',
    phrasings: [
      'sign-up endpoint',
      'POST signup request body',
      'create users from our own backend',
      'endpoint that logs a user in',
      'register users programmatically',
      'authms webhook signup',
      '409 email_taken',
      '404 unknown_client',
      'api usr creation',
      'Benutzer über die API anlegen',
      'naya user API call se register kare',
      'log out a user everywhere by API',
    ],
    words:
      'provision onboard customers programmatic registration 201 duplicate already exists conflict clientid invalid credentials 401 login curl json script import registrierung schnittstelle nutzer konto per skript khata banana logout revoke sessions',
    answer:
      'POST to /authms/webhook/signup with clientId, email and password; it returns the first token pair. For a user who exists, /authms/webhook/login returns a new pair.',
    sources: [
      {
        page: '/api-reference',
        anchor: 'endpoint-title',
        evidence:
          'POST/authms/webhook/signup Creates a user with a personal room and returns the first token pair.',
      },
      {
        page: '/api-reference/login',
        anchor: '',
        evidence: 'POST/authms/webhook/login Returns a new token pair for an email and password.',
      },
    ],
    next: { label: 'API reference', page: '/api-reference' },
    reviewed: REVIEWED,
  },
  {
    id: 'api-token-lifetime',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'How long are access and refresh tokens valid?',
    phrasings: [
      'token lifetime',
      'when does the access token expire',
      'expires_in 259200',
      'refresh token validity',
      'how many days does a token last',
      'token_expired after three days',
      'session duration of the API',
      'tokn expiry',
      'Wie lange ist das Token gültig',
      'token kitne din chalta hai',
      'validez del token de acceso',
    ],
    words:
      'jwt exp ttl logs randomly kicked monday 401 weekend stays signed keep alive remember idle timeout sliding cron job stops period month seconds ablauf läuft gültigkeit sitzungsdauer abgelaufen kab tak',
    answer:
      'The access token is valid for 259200 seconds, or 3 days; the refresh token for one month, and it works once.',
    sources: [
      {
        page: '/api-reference',
        anchor: 'endpoint-title',
        evidence:
          'The access token is valid for expires_in seconds: 259200, or 3 days. The refresh token is valid for one month.',
      },
      { page: '/api-reference', anchor: 'responses', evidence: 'Valid for one month, works once.' },
    ],
    next: { label: 'Refresh tokens', page: '/api-reference/refresh' },
    reviewed: REVIEWED,
  },
  {
    id: 'api-token-refresh',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'How do I refresh a token?',
    phrasings: [
      'refresh tokens endpoint',
      'renew an expired access token',
      'invalid_refresh_token error',
      'rotate the refresh token',
      'two tabs refresh at the same time',
      'refresh token used twice, user logged out',
      'get a new token pair without the password',
      'refesh tokn',
      'Token erneuern',
      'token refresh kaise kare',
      'renovar el token',
    ],
    words:
      'reauthenticate silently extend session 401 mid jwt race condition mutex parallel stolen reuse detection rotation revoked family sessions dead grace period background keep signed verlängern abgelaufen erneuerung sitzung ungültig dobara login silent interceptor axios retry',
    answer:
      'POST it to /authms/webhook/refresh and keep the one in the response: a refresh token works once. A resend within ten seconds gets the same next token; reuse after that revokes all tokens from that login.',
    sources: [
      {
        page: '/api-reference/refresh',
        anchor: '',
        evidence:
          'A refresh token works once; keep the one in the response. If the response was lost, or two tabs refresh at once, you can resend the same token within ten seconds and get the same next refresh token. Reuse after that is treated as theft: all tokens from that login are revoked, and the user has to log in again.',
      },
    ],
    next: { label: 'Refresh tokens', page: '/api-reference/refresh' },
    reviewed: REVIEWED,
  },
  {
    id: 'api-passwords',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'How do I change or reset a password over the API?',
    phrasings: [
      'change-password endpoint',
      'reset-password API call',
      'password reset token by npm run clients',
      'build a forgot password flow with your API',
      'invalid_reset_token',
      'POST authms webhook change-password',
      'does a new password end all logins',
      'minimum password length for users',
      'api pasword rest endpoint',
      'Passwort über die API ändern',
      'API se password reset kaise kare',
    ],
    words:
      'credential update link expired sixty minutes weak common rejected policy complexity special characters current admin cli command endpunkt kennwort zurücksetzen per skript badalna force logout devices hash bcrypt',
    answer:
      'POST /authms/webhook/change-password with the current and the new one. For a forgotten one, POST the email to /authms/webhook/forgot-password, and the token from the email to /authms/webhook/reset-password within 60 minutes. New passwords have 8 to 128 characters.',
    sources: [
      {
        page: '/api-reference/reset-password',
        anchor: '',
        evidence:
          'The token comes by email from forgot-password, or from the server’s admin: npm run clients -- reset-password <email> prints one, and emails it with --mail. It works once, within 60 minutes; the next token, or any new password, cancels it.',
      },
      {
        page: '/api-reference/change-password',
        anchor: 'request-body',
        evidence:
          'newPassword: Type: string; Required: required; Meaning: Any characters. Common passwords are rejected. 8 to 128 characters.',
      },
    ],
    next: { label: 'Reset the password', page: '/api-reference/reset-password' },
    reviewed: REVIEWED,
  },
  {
    id: 'api-delete-user',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'What does the delete-account call delete?',
    phrasings: [
      'delete-account endpoint',
      'delete API users',
      'POST authms webhook delete-account',
      'userRemoved event',
      'deleted-user as sender',
      'what remains after the API deletes a user',
      'GDPR erasure by API call',
      'api delte user',
      'Benutzer per API löschen',
      'API se user delete karne par kya hota hai',
    ],
    words:
      'purge wipe anonymize tombstone orphan messages cascade gone removal closes right dsgvo löschung endpunkt nutzer entfernen hatana irreversible soft hard personal residue vanish ghost socket',
    answer:
      'Name, email and password, all logins, the read marks, and the personal room with everything said in it. What the user said in the client room stays, without name and ID, as deleted-user.',
    sources: [
      {
        page: '/api-reference/delete-account',
        anchor: '',
        evidence:
          'This deletes name, email and password, all logins with their tokens and the networks they came from, the read marks, and the personal room with everything said in it. What the user said in the client room stays, because other people’s conversation depends on it, but without name and ID: as deleted-user.',
      },
    ],
    next: { label: 'Delete the account', page: '/api-reference/delete-account' },
    reviewed: REVIEWED,
  },
];
