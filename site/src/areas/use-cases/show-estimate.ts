import { SAVINGS_ID } from './section-ids.ts';

/**
 * Brings the calculator into view where the address has figures for it: to a browser such a fragment names no section, and
 * an island that nobody sees reads no address.
 */
if (location.hash.startsWith(`#${SAVINGS_ID}&`)) document.getElementById(SAVINGS_ID)?.scrollIntoView();
