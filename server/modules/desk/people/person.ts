import { type DeskRole, GRANTED_RIGHTS, type GrantedRight, rightsOf } from 'contract/desk/roles.ts';
import type { Selectable } from 'kysely';
import type { DeskPerson } from '../../../plugins/http/desk-calls.ts';
import type { DeskPeopleTable } from '../desk.tables.ts';

type Row = Pick<
  Selectable<DeskPeopleTable>,
  'id' | 'name' | 'email' | 'role' | 'zone' | 'locale' | 'granted'
>;

/** Returns the person of a row. */
export function toDeskPerson({ id, name, email, role, zone, locale, granted }: Row): DeskPerson {
  return { id, name, email, role, zone, locale, rights: rightsOf(role, readGranted(granted)) };
}

/** Reads the rights in `granted`; rights that this version does not know are left out. */
export function readGranted(granted: string): GrantedRight[] {
  const named: unknown = JSON.parse(granted);
  return GRANTED_RIGHTS.filter((right) => Array.isArray(named) && named.includes(right));
}

/** Returns the rights to export and erase that a new person has: an owner both, until they are withdrawn. */
export function grantedAtFirst(role: DeskRole): GrantedRight[] {
  return role === 'owner' ? ['export', 'erase'] : [];
}
