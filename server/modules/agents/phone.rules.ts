import { wrongField } from './times/persons-time.ts';

const INTERNATIONAL = /^[\s(]*(?:\+|00)/;

/**
 * Refuses a number that says no country, of a person elsewhere: on the site, the form names the country that it will be
 * read as; an agent's person sees no form, and a number of another country could not be called.
 * @throws {ToolProblem}
 */
export function requireInternational(phone: string): void {
  if (!/\d/.test(phone) || INTERNATIONAL.test(phone)) return;
  throw wrongField('phone', 'Begin with + and the country code, such as +442071234567');
}
