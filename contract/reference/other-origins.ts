/** What a browser lets pages of other origins do, as both documents and the reference page say it. */
export const OTHER_ORIGINS = {
  calls:
    'In a browser, only pages on this host and on origins the operator allows (`ALLOWED_ORIGINS`) can make the call; other pages can’t read the answer. Programs outside a browser need no permission.',
  published: 'In a browser, pages from any origin can read it.',
  socket:
    'In a browser, only pages on this host and on origins the operator allows (`ALLOWED_ORIGINS`) can connect; connections from any other page are refused, over both transports. Programs outside a browser need no permission.',
} as const;
