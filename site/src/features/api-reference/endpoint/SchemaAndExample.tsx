import type { ReactNode } from 'react';
import { wordsFor } from '../../../words.ts';
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
  const words = wordsFor('reference');
  return (
    <ReferenceTabs
      label={label}
      panels={[
        { id: 'schema', name: words.schema, content: schema },
        { id: 'example', name: words.example, content: example },
      ]}
    />
  );
}
