import type { StaticDecode, TObject, TProperties } from 'typebox';

/** `DEMO_SEATS` becomes `demoSeats`. */
type KeyOf<Name> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<KeyOf<Rest>>}`
  : Lowercase<Name & string>;

/** The values of a fragment of settings, under their keys in `Config`; `null` where one is not set. */
export type SettingValues<Fragment extends TProperties> = {
  [Name in keyof Fragment as KeyOf<Name>]: Values<Fragment>[Name & keyof Values<Fragment>];
};

type Decoded<Fragment extends TProperties> = StaticDecode<TObject<Fragment>>;

type Values<Fragment extends TProperties> = {
  [Name in keyof Decoded<Fragment>]-?: undefined extends Decoded<Fragment>[Name]
    ? Exclude<Decoded<Fragment>[Name], undefined> | null
    : Decoded<Fragment>[Name];
};

/** `DEMO_SEATS` becomes `demoSeats`. */
export function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/_(.)/g, (_all, letter: string) => letter.toUpperCase());
}

/** `demoSeats` becomes `DEMO_SEATS`. */
export function nameOf(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
