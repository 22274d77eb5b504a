import type { ReactNode } from 'react';
import { ReferenceTabs } from '../ReferenceTabs.tsx';

/** A request body, as its fields or as an example (S2 section 2, 'schema and example tabs'). */
export function SchemaAndExample({
  label,
  schema,
  example,
}: {
  label: string;
  schema: ReactNode;
  example: ReactNode;
}) {
  return (
    <ReferenceTabs
      label={label}
      panels={[
        { id: 'schema', name: 'Schema', content: schema },
        { id: 'example', name: 'Example', content: example },
      ]}
    />
  );
}
