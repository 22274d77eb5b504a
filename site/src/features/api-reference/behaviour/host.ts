/**
 * Puts the origin of this page where the examples name the public one, so that they can be run as they are
 * copied: on a developer's own machine too. Not where the calls live on another host.
 */
export function showOwnHost(): void {
  if (import.meta.env.PUBLIC_API_HOST) return;
  for (const host of document.querySelectorAll('[data-host]')) host.textContent = location.origin;
}

/** The same in a text to be copied. */
export function withOwnHost(text: string, publicHost: string): string {
  return import.meta.env.PUBLIC_API_HOST ? text : text.replaceAll(publicHost, location.origin);
}
