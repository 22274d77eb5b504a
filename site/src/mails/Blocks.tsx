import type { Fact, MailAction } from 'contract/mails/mail-content.ts';
import { Fragment } from 'react';
import { Button, Heading, Link, Section, Text } from 'react-email';
import {
  AGENT_EDGE,
  BUTTON,
  background,
  EDGE,
  LABEL,
  LINK,
  SMALL,
  SUBHEADING,
  TEXT,
  VALUE,
} from './mail-styles.ts';

/** Labels and values side by side; on a phone one above the other. */
export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <>
      <Heading as="h2" className="ink-ink" style={SUBHEADING}>
        {title}
      </Heading>
      <table
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        border={0}
        className="bg-surface"
        style={background('surface')}
      >
        <tbody>
          {facts.map(({ label, value }, index) => {
            const edge = index < facts.length - 1 ? { borderBottom: EDGE } : {};
            return (
              <tr key={label}>
                <th scope="row" align="left" className="label edge ink-muted" style={{ ...LABEL, ...edge }}>
                  {label}
                </th>
                <td className="value edge ink-ink" style={{ ...VALUE, ...edge }}>
                  <Lines text={value} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

/** Text with its line breaks; all else is the mail program's own business. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines are drawn once, and two of them may be the same.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** Fact that must not be overlooked: its first two lines large, and what else it says below. */
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

/** Next steps, numbered. */
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

/** The first as a button, the others as links. */
export function Actions({ actions: [first, ...others] }: { actions: readonly MailAction[] }) {
  return (
    <>
      {first && (
        <Text style={{ ...TEXT, margin: '0 0 12px' }}>
          <Button href={first.url} className="bg-agent ink-surface" style={BUTTON}>
            {first.label}
          </Button>
        </Text>
      )}
      {others.map(({ label, url }) => (
        <Text key={`${label} ${url}`} style={{ ...TEXT, margin: '0 0 12px' }}>
          <Link href={url} className="ink-agent" style={LINK}>
            {label}
          </Link>
        </Text>
      ))}
    </>
  );
}
