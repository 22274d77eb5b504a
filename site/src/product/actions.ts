import { brand } from '../brand.ts';
import { paths } from './paths.ts';

/** A button that leads somewhere. Of several in a row, the first is the one that we would press. */
export interface Action {
  label: string;
  href: string;
  newTab?: boolean;
}

/** Leads to the booking of a demo. */
export function demo(label: string): Action {
  return { label, href: paths.bookDemo };
}

/** Leads to the contact page, where a person answers. */
export function talk(label: string): Action {
  return { label, href: paths.contact };
}

/** Into the application. */
export function signUp(label: string): Action {
  return { label, href: brand.signUpUrl, newTab: true };
}
