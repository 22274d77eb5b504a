/** By themselves for scripts, which need no more of the brand. */
export const productName = 'Teamloom';
export const productSlug = 'teamloom';
export const siteUrl = 'https://www.teamloom.example';

/**
 * Everything that names the company: edit this file and build again to rebrand the site.
 * No other file of the site spells any of it out.
 */
export const brand = {
  name: productName,
  slug: productSlug,
  /** Public origin of this site, for canonical links and social cards. */
  siteUrl,
  /** Origin of the application that this site sends visitors to. */
  appUrl: 'https://app.teamloom.example',
  signUpUrl: 'https://app.teamloom.example/signup',
  loginUrl: 'https://app.teamloom.example/login',
  infoEmail: 'info@teamloom.example',
  supportEmail: 'support@teamloom.example',
  social: [
    { network: 'LinkedIn', url: 'https://linkedin.example/company/teamloom' },
    { network: 'X', url: 'https://x.example/teamloom' },
    { network: 'YouTube', url: 'https://youtube.example/@teamloom' },
  ],
} as const;
