import { portraitPath } from '../../design/pictures/portrait.ts';
import { Avatar } from '../../design/ui/Avatar.tsx';
import styles from './EmployeeBadge.module.css';
import type { Persona } from './persona.ts';

/** Face, name and role, above what the employee is for. */
export function EmployeeBadge({ name, role }: Pick<Persona, 'name' | 'role'>) {
  return (
    <p className={styles.badge}>
      <Avatar name={name} src={portraitPath(name)} size="large" loading="eager" isShared />
      <span>
        <strong className={styles.name}>{name}</strong> <span>{role}</span>
      </span>
    </p>
  );
}
