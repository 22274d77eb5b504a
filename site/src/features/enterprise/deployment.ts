import { claims } from '../../product/claims.ts';

/** The same questions for both ways to run the product (S1 section 2.6). */
export const deployment = [
  { topic: 'Runs on', cloud: 'Our cloud, managed by us', onPremise: 'Your own servers or private cloud' },
  { topic: 'Data stays', cloud: 'In your workspace in our cloud', onPremise: 'Inside your network' },
  { topic: 'Updates', cloud: 'We install them', onPremise: 'Your team installs them, on your schedule' },
  {
    topic: 'Start',
    cloud: 'The day your workspace opens',
    onPremise: 'After an installation we plan together',
  },
  {
    topic: 'You manage',
    cloud: 'Roles, rules and agents',
    onPremise: 'Roles, rules and agents, plus servers and backups',
  },
  { topic: 'Support', cloud: claims.support, onPremise: claims.support },
  {
    topic: 'Best if',
    cloud: 'You want to start now and run no servers',
    onPremise: 'Data can’t leave your network',
  },
] as const;
