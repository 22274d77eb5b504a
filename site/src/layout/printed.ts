/** Id of the place where a printed page says of which day it is, and at which address it stands again. */
export const PRINTED_ID = 'printed';

/** Writes both there. The build knows neither the day nor the host. `address` is a path, with what follows it. */
export function sayPrinted(address: string): void {
  const day = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  const printed = document.getElementById(PRINTED_ID);
  if (printed) printed.textContent = `${day} · ${location.origin}${address}`;
}
