import type { DeskRole, GrantedRight } from 'contract/desk/roles.ts';
import { Checkbox } from '../../shared/ui/Choice.tsx';
import { Select } from '../../shared/ui/Select.tsx';
import styles from './People.module.css';
import { GRANTS, ROLES } from './role-words.ts';

interface Props {
  role: DeskRole;
  granted: readonly GrantedRight[];
  onRole: (role: DeskRole) => void;
  onGranted: (granted: GrantedRight[]) => void;
}

/** Fields of a person's rights: a role, and two rights given by name. */
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
