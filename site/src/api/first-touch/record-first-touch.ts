/**
 * Remembers how this visit began, and what last brought it here: the page and its referrer. A typed address doesn't
 * count. For this tab only, without anything that identifies a person; `first-touch.ts` reads it when a form is sent.
 * Where storage is blocked, nothing is kept.
 */
try {
  const from = document.referrer;
  // biome-ignore lint/style/useTemplate: a template is 14 bytes more on every page, of the 2,000 that a script may have
  const touch = location.href + ' ' + from;
  sessionStorage.firstTouch ??= touch;
  if (from ? from.split('/')[2] !== location.host : touch.includes('utm_')) sessionStorage.lastTouch = touch;
} catch {}
