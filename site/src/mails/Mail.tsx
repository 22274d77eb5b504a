import type { MailContent, MailFrame } from 'contract/mails/mail-content.ts';
import { Body, Container, Head, Heading, Html, Link, Section, Text } from 'react-email';
import { Actions, Facts, Highlight, Steps } from './Blocks.tsx';
import { Masthead } from './Masthead.tsx';
import { background, EDGE, HEADING, LINK, MAIL_STYLE_SHEET, PARAGRAPH, SMALL } from './mail-styles.ts';
import { smallPrint } from './mail-text.ts';

/** Every email. What mail programs know is tables and inline styles; no picture, so nothing is fetched. */
export function Mail({ content, frame }: { content: MailContent; frame: MailFrame }) {
  const { subject, preview, heading, paragraphs, highlight, factsTitle, facts } = content;
  const { actions = [], stepsTitle = '', steps = [], footerLinks = [] } = content;
  return (
    <Html lang="en-US">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style>{MAIL_STYLE_SHEET}</style>
      </Head>
      <Body lang="en-US" className="bg-paper" style={{ margin: 0, padding: 0, ...background('paper') }}>
        {/* Not the component Preview, which adds 5 KB of invisible characters to every email. */}
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        <Section
          className="bg-paper"
          tdClassName="pad"
          style={{ padding: '32px 24px', ...background('paper') }}
        >
          <Container style={{ maxWidth: '600px' }}>
            <Masthead {...frame} />
            <Section
              className="bg-surface edge"
              tdClassName="pad"
              style={{ padding: '36px 40px', border: EDGE, borderRadius: '16px', ...background('surface') }}
            >
              <Heading className="ink-ink" style={HEADING}>
                {heading}
              </Heading>
              {paragraphs.map((text) => (
                <Text key={text} className="ink-ink" style={PARAGRAPH}>
                  {text}
                </Text>
              ))}
              {highlight && <Highlight {...highlight} />}
              <Actions actions={actions} />
              {steps.length > 0 && <Steps title={stepsTitle} steps={steps} />}
              {facts.length > 0 && <Facts title={factsTitle} facts={facts} />}
            </Section>
            <Section style={{ padding: '20px 4px 0' }}>
              {smallPrint(content, frame).map((text) => (
                <Text key={text} className="ink-muted" style={SMALL}>
                  {text}
                </Text>
              ))}
              {footerLinks.map(({ label, url }) => (
                <Text key={url} className="ink-muted" style={SMALL}>
                  <Link href={url} className="ink-agent" style={LINK}>
                    {label}
                  </Link>
                </Text>
              ))}
            </Section>
          </Container>
        </Section>
      </Body>
    </Html>
  );
}
