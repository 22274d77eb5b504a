import type { DeskRole, GrantedRight } from 'contract/desk/roles.ts';
import { Checkbox } from '../../shared/ui/Choice.tsx';
import { Select } from '../../shared/ui/Select.tsx';
import styles from './People.module.css';

/** Roles, each with its rights in a line. */
export const ROLES: readonly { id: DeskRole; label: string; detail: string }[] = [
  { id: 'owner', label: 'Owner', detail: 'Everything, and decides who is here' },
  { id: 'sales', label: 'Sales', detail: 'Their own leads and demos, and those no one has' },
  { id: 'editor', label: 'Editor', detail: 'Articles and drafts of texts, which others publish' },
  {
    id: 'publisher',
    label: 'Publisher',
    detail: 'Articles and the texts of the site, without prices and legal texts',
  },
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
  { id: 'turn', label: 'Gets new requests in turn (owners and sales)' },
];

interface Props {
  role: DeskRole;
  granted: readonly GrantedRight[];
  onRole: (role: DeskRole) => void;
  onGranted: (granted: GrantedRight[]) => void;
}

/** Fields of a person's rights: a role, and the rights given by name. */
export function RoleFields({ role, granted, onRole, onGranted }: Props) {
  const toggle = (right: GrantedRight, isOn: boolean) =>
    onGranted(GRANTS.map(({ id }) => id).filter((id) => (id === right ? isOn : granted.includes(id))));
  return (
    <>
      <Select label="Role" options={ROLES} value={role} onChange={onRole} />
      <fieldset className={styles.grants}>
        <legend>Beside the role</legend>
        {GRANTS.map(({ id, label }) => (
          <Checkbox key={id} isSelected={granted.includes(id)} onChange={(isOn) => toggle(id, isOn)}>
            {label}
          </Checkbox>
        ))}
      </fieldset>
    </>
  );
}
