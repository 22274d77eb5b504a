import type { Fact } from 'contract/mails/mail-content.ts';
import { Section, Text } from 'react-email';
import { Lines } from './Lines.tsx';
import { AGENT_EDGE, background, SMALL, TEXT } from './mail-styles.ts';

/** What must not be overlooked: its first two lines large, and what else it says below. */
export function Highlight({ label, value }: Fact) {
  const [first = '', second = '', ...others] = value.split('\n');
  return (
    <Section
      className="bg-surface-quiet edge-agent"
      style={{
        margin: '4px 0 20px',
        padding: '16px 20px',
        borderRadius: '0 10px 10px 0',
        borderLeft: AGENT_EDGE,
        ...background('surface-quiet'),
      }}
    >
      <Text className="ink-muted" style={{ ...SMALL, margin: 0 }}>
        {label}
      </Text>
      <Text className="ink-ink" style={{ ...TEXT, margin: '2px 0 0', fontWeight: 600 }}>
        <Lines text={[first, second].join('\n')} />
      </Text>
      {/* The same moment elsewhere: to be found, and not to be taken for one's own. */}
      {others.map((line) => (
        <Text key={line} className="ink-muted" style={{ ...SMALL, margin: '4px 0 0' }}>
          {line}
        </Text>
      ))}
    </Section>
  );
}
