/** Terms, each with what is said of it. */
export function EntryList({ entries }: { entries: readonly (readonly [term: string, meaning: string])[] }) {
  return (
    <dl>
      {entries.map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
