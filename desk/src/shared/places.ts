import type { Option } from './ui/Select.tsx';

const nameOf = (id: string) =>
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(id) ?? undefined;
/** Regions that are no countries, and names for tests. */
const NO_COUNTRY = /^(?:CQ|E[UZ]|QO|UN|X[AB]|ZZ)$/;

/** Lists time zones by their IANA names. @param stored one that is a choice though this browser may not know it */
export function listZones(stored: string): Option[] {
  const ids = new Set([stored, ...Intl.supportedValuesOf('timeZone')]);
  return [...ids].sort().map((id) => ({ id, label: id.replaceAll('_', ' ') }));
}

export function nameOfCountry(id: string): string {
  return nameOf(id) ?? id;
}

let countries: Option[] | undefined;

/** Lists countries by their names; `Intl` has names, and no list, and asking it for each takes 20 ms. */
export function listCountries(): Option[] {
  countries ??= findCountries();
  return countries;
}

function findCountries(): Option[] {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  return letters
    .flatMap((one) => letters.map((other) => one + other))
    .flatMap((id) => {
      const isCountry = !NO_COUNTRY.test(id) && Intl.getCanonicalLocales(`und-${id}`)[0] === `und-${id}`;
      const label = isCountry && nameOf(id);
      return label ? [{ id, label }] : [];
    })
    .sort((one, other) => one.label.localeCompare(other.label));
}
