import styles from './LoomNames.module.css';

/** Who stands at one edge of the loom: people above it, AI employees on its left. */
export function LoomNames({
  of,
  label,
  names,
}: {
  of: 'people' | 'agents';
  label: string;
  names: readonly { name: string; role: string }[];
}) {
  return (
    <ul className={styles[of]} aria-label={label}>
      {names.map(({ name, role }) => (
        <li key={name}>
          <strong>{name}</strong> {role}
        </li>
      ))}
    </ul>
  );
}
