import { brand } from '../../brand.ts';
import { brandTokens } from '../../brand-look.ts';
import { paths } from '../../product/paths.ts';

export const MANIFEST_ICON_SIZES = [192, 512];

/** Address of the largest icon. */
export const LOGO_PATH = '/icon-512.png';

/** Name and icons of the site when a visitor installs it (W3C, 'Web Application Manifest'). It opens as a site. */
export const webManifest = () => ({
  name: brand.name,
  short_name: brand.name,
  start_url: paths.home,
  scope: paths.home,
  display: 'browser',
  background_color: brandTokens().paper[0],
  theme_color: brandTokens().paper[0],
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ...MANIFEST_ICON_SIZES.map((size) => ({
      src: `/icon-${size}.png`,
      type: 'image/png',
      sizes: `${size}x${size}`,
      purpose: 'any maskable',
    })),
  ],
});
