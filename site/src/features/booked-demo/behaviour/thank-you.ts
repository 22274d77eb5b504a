/**
 * Most who come to `/thankyou` have booked nothing: they load nothing for it. The script waits in a template, since the
 * bundler's `import()` would put a kilobyte of loader on the page.
 */
const waiting = document.querySelector<HTMLTemplateElement>('#show-booked');
if (waiting && 'booked' in document.documentElement.dataset)
  document.body.append(waiting.content.cloneNode(true));

// Makes this file a module, so that its declarations aren't global.
export {};
