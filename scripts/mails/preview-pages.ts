import { escapeHtml } from '../../server/modules/site/escape-html.ts';
import type { SampleMail } from './sample-mails.ts';

/** Address at which `npm run dev` shows the emails. The build, and so the server, does not know the address. */
export const PREVIEW_PATH = '/internal/mails';

/** A phone and a window; the smallest is for who holds a phone upright. */
const WIDTHS = [320, 390, 700] as const;
const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** All emails by their names, each with its subject. */
export function listPage(samples: readonly SampleMail[]): string {
  const items = samples.map(
    ({ name, title, mail }) =>
      `<li><a href="${PREVIEW_PATH}/${name}">${escapeHtml(title)}</a><br>${escapeHtml(mail.subject)}</li>`,
  );
  return page('Emails', `<h1>Emails</h1><ol>${items.join('')}</ol>`);
}

/** One email: its headers, its HTML at each width in both schemes, and its text. */
export function mailPage({ name, title, mail }: SampleMail): string {
  const { from, to, replyTo, subject, invitation, text } = mail;
  const headers = {
    Subject: subject,
    From: `${from.name} <${from.email}>`,
    To: to,
    ...(replyTo && { 'Reply-To': `${replyTo.name} <${replyTo.email}>` }),
    ...(invitation && { 'Calendar part': invitation.method }),
  };
  const rows = Object.entries(headers).map(([key, value]) => `<dt>${key}<dd>${escapeHtml(value)}`);
  const frames = SCHEMES.flatMap((scheme) =>
    WIDTHS.map(
      (width) =>
        `<figure><figcaption>${width} px, ${scheme}</figcaption><iframe title="${width} px, ${scheme}" src="${PREVIEW_PATH}/${name}.html?scheme=${scheme}" width="${width}" height="1100" onload="height=contentDocument.documentElement.scrollHeight"></iframe></figure>`,
    ),
  );
  return page(
    title,
    `<p><a href="${PREVIEW_PATH}">All emails</a></p><h1>${escapeHtml(title)}</h1><dl>${rows.join('')}</dl>
<section>${frames.join('')}</section><h2>Text</h2><pre>${escapeHtml(text)}</pre>`,
  );
}

/** The HTML of an email as a program in that scheme shows it, whichever the browser is in. */
export function framedMail({ mail }: SampleMail, scheme: Scheme): string {
  const media = scheme === 'dark' ? '@media all' : '@media not all';
  return mail.html.replace('@media (prefers-color-scheme:dark)', media);
}

/** Vite's client reloads the page when a template, or the words of an email, changed. */
function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color-scheme:light dark}section{display:flex;flex-wrap:wrap;gap:1.5rem}
figure{margin:0}iframe{border:1px solid gray}pre{white-space:pre-wrap}li{margin:.5rem 0}dt{float:left;clear:left;width:8rem}</style>
<script type="module" src="/@vite/client"></script>
<body>${body}</body></html>`;
}
