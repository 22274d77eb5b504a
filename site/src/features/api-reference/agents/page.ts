import { brand } from '../../../brand.ts';
import { definePage } from '../../../layout/page.ts';
import { agentsPath } from '../reference-pages.ts';

export const page = definePage(() => ({
  path: agentsPath,
  title: 'Tools for agents',
  description: `Let your own agent search ${brand.name}, compare plans and book a demo: an MCP server with its tools, fields and ready-made configurations.`,
  listed: 'in sitemap',
  card: 'own',
}));
