import type { MailAction } from 'contract/mails/mail-content.ts';
import { Button, Link, Text } from 'react-email';
import { BUTTON, LINK, TEXT } from './mail-styles.ts';

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
        <Text key={url} style={{ ...TEXT, margin: '0 0 12px' }}>
          <Link href={url} className="ink-agent" style={LINK}>
            {label}
          </Link>
        </Text>
      ))}
    </>
  );
}
