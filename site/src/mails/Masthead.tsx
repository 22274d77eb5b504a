import type { MailFrame } from 'contract/mails/mail-content.ts';
import { Link, Section } from 'react-email';
import { background, type MailColor, WORDMARK } from './mail-styles.ts';

/** The mark and the name, which leads to the site. */
export function Masthead({ productName, siteUrl, hasOwnMark = false }: MailFrame) {
  const name = (
    <span className="ink-ink" style={WORDMARK}>
      {productName}
    </span>
  );
  return (
    <Section style={{ padding: '0 4px 20px' }}>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          <tr>
            {/* Another mark is a picture, and an email fetches none. */}
            {!hasOwnMark && (
              <td style={{ paddingRight: '12px' }}>
                <Mark />
              </td>
            )}
            <td>
              {siteUrl ? (
                <Link href={siteUrl} style={{ textDecoration: 'none' }}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </td>
          </tr>
        </tbody>
      </table>
    </Section>
  );
}

/** The weave, as cells: pictures in emails are blocked until they are asked for. */
function Mark() {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={3} border={0} aria-hidden>
      <tbody>
        <Threads colors={['human', 'agent', 'human']} />
        <Threads colors={['agent', 'human', 'agent']} />
        <Threads colors={['human', 'agent', 'human']} />
      </tbody>
    </table>
  );
}

/** Over and under, a person's and an agent's. */
function Threads({ colors: [left, middle, right] }: { colors: [MailColor, MailColor, MailColor] }) {
  return (
    <tr>
      <Thread color={left} />
      <Thread color={middle} />
      <Thread color={right} />
    </tr>
  );
}

function Thread({ color }: { color: MailColor }) {
  const style = { ...background(color), borderRadius: '2px', fontSize: 0, lineHeight: 0 };
  return <td className={`bg-${color}`} width={7} height={7} style={style} />;
}
