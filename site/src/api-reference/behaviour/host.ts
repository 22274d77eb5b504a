/**
 * Puts the origin of this page where the examples name the public one, so that they can be run as they are
 * copied: on a developer's own machine too. Not where the calls live on another host.
 */
export function showOwnHost(): void {
  if (import.meta.env.PUBLIC_API_HOST) return;
  for (const host of document.querySelectorAll('[data-host]')) host.textContent = location.origin;
}
