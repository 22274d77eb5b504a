import type { DeskRole, GrantedRight } from 'contract/desk/roles.ts';

/** Roles, each with its rights in a line. */
export const ROLES: readonly { id: DeskRole; label: string; detail: string }[] = [
  { id: 'owner', label: 'Owner', detail: 'Everything, and decides who is here' },
  { id: 'sales', label: 'Sales', detail: 'Their own leads and demos, and those no one has' },
  { id: 'editor', label: 'Editor', detail: 'Articles' },
  { id: 'analyst', label: 'Analyst', detail: 'Numbers, without names' },
  { id: 'system', label: 'System', detail: 'Channels, backups and health, not what leads say' },
];

export function roleLabel(role: DeskRole): string {
  return ROLES.find(({ id }) => id === role)?.label ?? role;
}

/** Rights that are granted by name, whatever the role. */
export const GRANTS: readonly { id: GrantedRight; label: string }[] = [
  { id: 'export', label: 'May export leads and copy what is known of a person' },
  { id: 'erase', label: 'May erase people' },
];
