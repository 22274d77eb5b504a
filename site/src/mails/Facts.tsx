import type { Fact } from 'contract/mails/mail-content.ts';
import { Heading } from 'react-email';
import { Lines } from './Lines.tsx';
import { background, EDGE, LABEL, SUBHEADING, VALUE } from './mail-styles.ts';

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
