import { Heading } from 'react-email';
import { SUBHEADING, TEXT } from './mail-styles.ts';

/** What happens next, numbered. */
export function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <>
      <Heading as="h2" className="ink-ink" style={SUBHEADING}>
        {title}
      </Heading>
      <ol className="ink-ink" style={{ ...TEXT, margin: '8px 0 0', paddingLeft: '22px' }}>
        {steps.map((step) => (
          <li key={step} style={{ marginBottom: '8px' }}>
            {step}
          </li>
        ))}
      </ol>
    </>
  );
}
