import type { RenderMail } from 'contract/mails/mail-content.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Mail } from './Mail.tsx';
import { renderMailText } from './mail-text.ts';

/** An email in both of its parts. The build makes one module of this file, which the server loads (decision 001). */
export const renderMail: RenderMail = (content, frame) => ({
  html: `<!doctype html>${renderToStaticMarkup(createElement(Mail, { content, frame }))}`,
  text: renderMailText(content, frame),
});
