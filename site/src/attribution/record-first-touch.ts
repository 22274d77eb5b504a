/**
 * Remembers how this visit began: the first page and where its link stood. For the tab only, and nothing that
 * identifies anybody; `first-touch.ts` reads it when a form is sent. Where storage is blocked, nothing is kept.
 */
try {
  sessionStorage.firstTouch ??= `${location.href} ${document.referrer}`;
} catch {}
