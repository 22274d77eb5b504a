/** How long is kept what no setting decides, for the lists of a legal document. */
export const fixedPeriods: Readonly<Record<string, string>> = {
  'Questions without an answer': '90 days after someone last asked them.',
  'Numbers that spot repeated requests': 'Usually 24 hours.',
  'Counts against floods and spam': 'A minute by network address, an hour by checksum.',
  'Accounts of the API': 'Until you delete the account, or ask us to.',
};
