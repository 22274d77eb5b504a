import { brand } from '../../brand.ts';
import { paths } from '../../product/paths.ts';

/** The columns of the footer: every link of S1 section 2.3, and what else a reader looks for there. */
export const footerColumns: { title: string; links: { name: string; href: string }[] }[] = [
  {
    title: 'Product',
    links: [
      { name: 'Home', href: paths.home },
      { name: 'Pricing', href: paths.pricing },
      { name: 'Enterprise', href: paths.enterprise },
      { name: 'AI Employees', href: paths.employees },
      { name: 'Use Cases', href: paths.useCaseAlias },
      { name: 'Personas', href: '/Personas' },
      { name: 'AI Agents', href: '/aiagents' },
      { name: 'Customer Ops', href: '/customerops' },
      { name: 'Marketing Analytics', href: '/marketing-analytics' },
      { name: 'Sales Demo', href: '/najdrentacar' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { name: 'Resources', href: paths.resources },
      { name: 'Blog', href: paths.blog },
      { name: 'Video Library', href: paths.videoLibrary },
      { name: 'Whitepapers', href: paths.whitepapers },
      { name: 'ROI Calculator', href: paths.roiCalculator },
      { name: 'Compare', href: paths.compare },
      { name: 'FAQ', href: paths.faq },
    ],
  },
  {
    title: 'Developers',
    links: [
      { name: 'API Reference', href: paths.apiReference },
      { name: 'Quick Start', href: `${paths.apiReference}/quick-start` },
      { name: 'MCP Server', href: `${paths.apiReference}/mcp` },
      { name: 'Changelog', href: paths.changelog },
      { name: 'Status', href: paths.status },
    ],
  },
  {
    title: 'Company',
    links: [
      { name: 'Contact', href: paths.contact },
      { name: 'Case Studies', href: paths.caseStudies },
      { name: 'Press Releases', href: paths.pressReleases },
      { name: 'Affiliates', href: paths.affiliate },
      { name: 'Security', href: paths.security },
      { name: 'Accessibility', href: paths.accessibility },
      { name: 'Privacy Policy', href: paths.privacy },
      { name: 'Terms of Use', href: paths.terms },
      { name: 'Cookie Policy', href: paths.cookies },
      { name: 'Data Processing', href: paths.dataProcessing },
      { name: 'Legal Notice', href: paths.legalNotice },
    ],
  },
];

/** As specified (S1 section 9), not the current year. */
export const copyright = `© 2025 ${brand.name}. All rights reserved.`;
