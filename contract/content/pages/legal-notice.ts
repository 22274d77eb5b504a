import { line, prose, template } from '../fields.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { group, label, title } from '../parts.ts';

/** The company behind the site, as the settings of the server say: `/legal-notice`. */
export const LegalNoticeSchema = group({
  ...pageWords,
  hero: pageParts.hero,
  notStated: line(30, { title: 'Text for what isn’t stated' }),
  company: group(
    {
      title,
      labels: group(
        { name: label, address: label, representatives: label, register: label, vat: label },
        { title: 'Labels' },
      ),
    },
    { title: 'Company' },
  ),
  contact: group(
    {
      title,
      email: label,
      message: label,
      form: line(80, { title: 'Link to the contact form', description: 'As [words](/address)' }),
      replyTime: label,
      within: template(40, ['time'], { title: 'Time of a reply' }),
    },
    { title: 'Contact' },
  ),
  documents: group(
    { title, text: prose(300, { title: 'Text', description: 'Links as [words](/address)' }) },
    { title: 'Policies' },
  ),
});
