/**
 * Everything that names the company: edit this file and build again to rebrand the site.
 * No other file of the site spells any of it out.
 */
export const brand = {
  name: 'Teamloom',
  slug: 'teamloom',
  /** Public origin of this site, for canonical links and social cards. */
  siteUrl: 'https://www.teamloom.example',
  /** Origin of the application that this site sends visitors to. */
  appUrl: 'https://app.teamloom.example',
  signUpUrl: 'https://app.teamloom.example/signup',
  loginUrl: 'https://app.teamloom.example/login',
  infoEmail: 'info@teamloom.example',
  supportEmail: 'support@teamloom.example',
  /** Copies of tokens for what no style sheet reaches: the icon, and the bars of a phone's browser. */
  colors: { paperLight: '#fbf9f5', paperDark: '#14121f', human: '#d98e04', agent: '#6a5ff0' },
  social: [
    { network: 'LinkedIn', url: 'https://linkedin.example/company/teamloom' },
    { network: 'X', url: 'https://x.example/teamloom' },
    { network: 'YouTube', url: 'https://youtube.example/@teamloom' },
  ],
} as const;
