/** What the software does, and in words what holds it. */
export interface Guarantee {
  title: string;
  text: string;
  /** What a test does, which fails when the statement is no longer true. */
  heldBy: string;
}

/** Guarantees that answer the same kind of question. */
export interface GuaranteeGroup {
  title: string;
  guarantees: readonly Guarantee[];
}

/** `SECURITY.md` in a buyer's words. Each `heldBy` describes tests of `server/` and `checks/`: change it with them. */
export const guaranteeGroups: readonly GuaranteeGroup[] = [
  {
    title: 'This website',
    guarantees: [
      {
        title: 'No cookies',
        text: 'No page of this site sets one, so there’s no banner either.',
        heldBy: 'A browser opens pages and counts its cookies: none.',
      },
      {
        title: 'Only our own scripts run',
        text: 'Each page names its scripts by their fingerprints. Your browser refuses any other.',
        heldBy: 'Tests put scripts into articles and chat answers. None of them runs.',
      },
      {
        title: 'Logs hold no keys and no messages',
        text: 'Our server logs the path, the result and the time it took. Form contents, email addresses and keys to a demo stay out.',
        heldBy: 'Tests send addresses, keys and bad forms, then search the logs for them.',
      },
    ],
  },
  {
    title: 'Forms and demos',
    guarantees: [
      {
        title: 'Confirmed means stored',
        text: 'You see thanks once your request is on disk. A power cut a moment later doesn’t lose it.',
        heldBy:
          'A test watches the write reach the disk. Another kills the server under load, again and again, and looks for each confirmed request.',
      },
      {
        title: 'Sent twice, stored once',
        text: 'A double click or a lost answer doesn’t make a second request.',
        heldBy: 'Tests lose the answer on its way, send again and count.',
      },
      {
        title: 'Errors give nothing away',
        text: 'No error repeats what was sent or shows how the software is built.',
        heldBy:
          'Tests attack each form and each account call. All errors have one shape, and none repeats the attack.',
      },
      {
        title: 'Other websites can’t post for you',
        text: 'A form that another website sends through your browser is refused.',
        heldBy: 'A test posts one from another site.',
      },
      {
        title: 'Deletion is checked',
        text: 'After it deletes a person, the software searches every table and every file of its data folder for their address. If it finds it, the deletion has failed.',
        heldBy:
          'Tests delete one person and find nothing of them, and everything of the others. Backups included.',
      },
      {
        title: 'Signed notices',
        text: 'What the server reports to our other systems is signed, so a forged report is noticed.',
        heldBy: 'A test checks the signature with the Standard Webhooks library.',
      },
    ],
  },
  {
    title: 'Accounts and the API',
    guarantees: [
      {
        title: 'Passwords are hashed',
        text: 'With Argon2id, at the cost that OWASP asks for and a salt each. Common passwords are refused.',
        heldBy: 'Tests check the cost, and the result against the reference implementation.',
      },
      {
        title: 'Guessing gets slow',
        text: 'After ten wrong passwords a network waits 15 minutes. An attacker can’t use up the tries of the network you usually log in from.',
        heldBy: 'Tests guess from one network, from many, and at many accounts at once.',
      },
      {
        title: 'A copied token ends the login',
        text: 'A refresh token works once. If a used one comes back, that login ends, for the thief and for the owner.',
        heldBy: 'Tests use both copies, and watch open connections close.',
      },
      {
        title: 'Customers don’t see each other',
        text: 'A room or thread of another customer is answered exactly like one that doesn’t exist.',
        heldBy: 'Tests ask for rooms and threads of others, and compare the answers.',
      },
    ],
  },
  {
    title: 'Under attack',
    guarantees: [
      {
        title: 'One visitor can’t slow the others',
        text: 'Every queue, cache and request has a limit, and each network has its own share.',
        heldBy: 'Tests flood logins, searches and chat from one network while another goes on.',
      },
      {
        title: 'Bad input doesn’t stop it',
        text: 'Nothing that a visitor sends ends the server.',
        heldBy: 'A program sends hostile and random input. The next good request is answered.',
      },
      {
        title: 'A full disk loses nothing',
        text: 'New requests are refused with an honest error, pages stay up, and what was stored stays.',
        heldBy: 'A test fills a disk and frees it again.',
      },
      {
        title: 'Known parts only',
        text: 'Every package in the software has a fixed version and a hash.',
        heldBy: 'A test reads the list, and names a package without one.',
      },
    ],
  },
];
