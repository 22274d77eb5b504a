/** Endings of names that only lead somewhere within a house. */
const INTERNAL = /\.(?:local|localhost|internal|intranet|lan|home|corp|private|home\.arpa)$/;
const ADDRESS = /^(?:[\d.]+|\[.*\])$/;

/**
 * Reports whether a site is one that everyone may reach: then a page of another site reads nothing of it that its
 * author could not read alone. A site within a company is another case: a visitor's browser reaches what the page's
 * author cannot.
 * @param publicUrl origin of the site, as the operator has set it
 */
export function isOnInternet(publicUrl: string | null): boolean {
  const url = publicUrl === null ? null : URL.parse(publicUrl);
  if (url?.protocol !== 'https:') return false;
  const { hostname } = url;
  return hostname.includes('.') && !INTERNAL.test(hostname) && !ADDRESS.test(hostname);
}
