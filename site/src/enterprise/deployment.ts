/** The same questions for both ways to run the product (S1 section 2.6). */
export const deployment = [
  { topic: 'Runs on', cloud: 'Our cloud, operated by us', onPremise: 'Your own servers or private cloud' },
  { topic: 'Data stays', cloud: 'In your workspace in our cloud', onPremise: 'Inside your network' },
  { topic: 'Updates', cloud: 'We install them', onPremise: 'Your team installs them, when it suits you' },
  {
    topic: 'Start',
    cloud: 'As soon as your workspace is open',
    onPremise: 'After an installation we plan together',
  },
  {
    topic: 'You run',
    cloud: 'Roles, rules and agents',
    onPremise: 'Roles, rules and agents; also servers and backups',
  },
  { topic: 'Support', cloud: '24/7', onPremise: '24/7' },
  {
    topic: 'Choose it',
    cloud: 'To start soon and look after no servers',
    onPremise: 'When data may not leave the house',
  },
] as const;
