import type { MailAction, MailContent, MailFrame } from 'contract/mails/mail-content.ts';

const WIDTH = 72;

/** An email as text, for programs that show no HTML and for people who prefer it. */
export function renderMailText(content: MailContent, frame: MailFrame): string {
  const {
    heading,
    paragraphs,
    highlight,
    actions = [],
    stepsTitle = '',
    steps = [],
    factsTitle,
    facts,
  } = content;
  const { footerLinks = [] } = content;
  const { productName, siteUrl } = frame;
  const blocks = [
    heading,
    ...paragraphs.map((text) => wrap(text)),
    ...(highlight ? [factText(highlight.label, highlight.value)] : []),
    ...actions.map(linkText),
    ...(steps.length > 0
      ? [title(stepsTitle), steps.map((step, index) => wrap(`${index + 1}. ${step}`, '   ')).join('\n')]
      : []),
    ...(facts.length > 0
      ? [title(factsTitle), facts.map(({ label, value }) => factText(label, value)).join('\n')]
      : []),
    // The line that mail programs cut a signature off at.
    [
      ...['-- ', productName, ...(siteUrl ? [siteUrl] : []), ''],
      ...[...smallPrint(content, frame).map((text) => wrap(text)), ...footerLinks.map(linkText)],
    ].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function linkText({ label, url }: MailAction): string {
  return `${label}:\n${url}`;
}

/** Returns the reason why the reader has the email, and whom it is from. */
export function smallPrint({ footer }: MailContent, { company }: MailFrame): string[] {
  return [...footer, ...(company ? [company] : [])];
}

function title(text: string): string {
  return `${text}\n${'-'.repeat(text.length)}`;
}

/** Sets in a text of several lines, so that nothing a visitor wrote can pass for a line of ours. */
function factText(label: string, value: string): string {
  if (!value.includes('\n') && label.length + value.length < WIDTH) return `${label}: ${value}`;
  const inset = value.split('\n').map((line) => wrap(`    ${line}`, '    '));
  return `${label}:\n${inset.join('\n')}`;
}

function wrap(text: string, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<=\S)\s+/)) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = indent + word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join('\n');
}
