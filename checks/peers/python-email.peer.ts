import assert from 'node:assert/strict';
import type { Peer } from './peer.ts';
import { sentMails, writeMails } from './sent-mails.ts';

const SCRIPT = `
import email, json, sys
from email.policy import default
read = {}
for file in sys.argv[1:]:
    mail = email.message_from_bytes(open(file, 'rb').read(), policy=default)
    parts = [each for each in mail.walk() if not each.is_multipart()]
    body = mail.get_body(('plain',))
    read[file] = {
        'subject': mail['subject'], 'to': [each.addr_spec for each in mail['to'].addresses],
        'defects': sum(len(each.defects) for each in mail.walk()),
        'types': [each.get_content_type() for each in parts], 'text': body.get_content(),
        'html': mail.get_body(('html',)).get_content(), 'files': [each.get_filename() for each in parts if each.get_filename()],
    }
json.dump(read, sys.stdout)
`;

export default {
  title: 'email of Python',
  group: 'Mail',
  debian: ['python3'],
  expected: 'Subject, receiver, both texts and the invitation are read as they were meant, without a defect.',
  async run(bench) {
    const mails = await sentMails();
    const files = await writeMails(bench.folder, mails);
    const printed = await bench.execute('/usr/bin/python3', ['-c', SCRIPT, ...files.values()]);
    const read = JSON.parse(printed);
    await bench.attempt(`subject, receiver, texts and files of ${mails.length} mails`, () => {
      for (const { name, mail } of mails) {
        const { types, ...found } = read[files.get(name) ?? ''];
        const file = mail.invitation?.method === 'CANCEL' ? 'cancellation.ics' : 'invitation.ics';
        assert.deepEqual(
          { ...found, text: lines(found.text), html: lines(found.html) },
          {
            ...{ subject: mail.subject, to: [mail.to], defects: 0, files: mail.invitation ? [file] : [] },
            ...{ text: lines(mail.text), html: lines(mail.html) },
          },
          name,
        );
        const after = mail.invitation ? ['text/calendar', 'application/ics'] : [];
        assert.deepEqual(types, ['text/plain', 'text/html', ...after], name);
      }
    });
  },
} satisfies Peer;

const lines = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();
