/**
 * Layers, the lowest first: a module imports modules of lower layers, and none beside it (decision 025). Each is
 * a part of a path below the folder.
 * @type {Record<string, string[][]>}
 */
const LAYERS = {
  '': [
    ['contract'],
    ['content'],
    ['server', 'site'],
    ['desk'],
    ['checks/(?:support|fixtures)'],
    ['bench', 'scripts'],
    ['checks/(?!support|fixtures)'],
  ],
  'server/': [
    ['shared'],
    ['plugins/queue', 'plugins/secrets', 'plugins/settings'],
    ['plugins/database'],
    ['plugins/mail'],
    ['plugins/http', 'plugins/live-settings\\.ts'],
    ['plugins/app-context\\.ts'],
    ['cli'],
    ['modules'],
    ['settings'],
    ['create-http\\.ts'],
    ['platform'],
    ['app\\.ts', 'app-without-database\\.ts'],
    ['process'],
    ['main\\.ts', 'commands'],
  ],
  // Cores first. The calls of the desk and the commands of each module stand above all of them, with the files that name them.
  'server/modules/': [
    ['site/(?!commands/|desk/|site\\.events)'],
    [
      'accounts/(?!commands/)',
      'blog/(?!commands/|desk/)',
      'desk/(?!commands/)',
      'visits/(?!desk/|visits\\.calls)',
    ],
    ['bookings/(?!commands/|desk/|calendars/(?!reading/)|bookings\\.(?:calls|calendars))'],
    ['leads/(?!commands/|desk/|leads\\.calls)'],
    ['bookings/(?:calendars/(?!reading/)|bookings\\.calendars\\.ts)'],
    ['answers/(?!commands/|answers\\.calls)'],
    ['agents', 'chat'],
    ['operations/(?!commands/|desk/|operations\\.commands)'],
    ['(?!desk/)[^/]+/(?:commands/|desk/|[^/]+\\.(?:calls|commands)\\.ts)', 'site/site\\.events\\.ts'],
    ['desk/commands'],
  ],
  'server/modules/chat/': [
    ['chat-problem\\.ts', 'chat\\.metrics\\.ts', 'chat\\.tables\\.ts', 'limits'],
    ['history', 'transport'],
    ['presence', 'store'],
    ['answering', 'chat-session\\.ts'],
    ['chat-events\\.ts'],
    ['socket'],
    ['chat\\.ts'],
    ['chat\\.(?:plugin|privacy|queries)\\.ts'],
  ],
  'contract/': [
    ['dates\\.ts', 'printable\\.ts', 'strict-object\\.ts', 'tidy-text\\.ts'],
    ['api-paths\\.ts', 'blog', 'chat', 'csv\\.ts', 'email-address\\.ts', 'mails', 'product/plans\\.ts'],
    ['bookings/office\\.ts', 'site/addresses\\.ts'],
    ['content/(?!kinds|reference-words)'],
    ['product/(?!plans\\.ts)'],
    ['answers', 'leads'],
    ['accounts', 'bookings/(?!office\\.ts)'],
    ['error-body\\.ts'],
    ['reference/(?:calls|errors|objects)\\.ts'],
    ['content/(?:kinds|reference-words)\\.ts'],
    ['agents', 'desk', 'site/(?!addresses\\.ts)'],
    ['reference/(?!(?:calls|errors|objects)\\.ts)'],
  ],
  'site/src/': [
    ['drawn-for\\.ts'],
    ['brand-look\\.ts', 'brand\\.ts', 'mails', 'markdown', 'security-policy\\.ts', 'words\\.ts'],
    ['content\\.ts'],
    ['product'],
    ['design'],
    ['api'],
    ['layout'],
    ['features'],
    ['pages', 'middleware\\.ts'],
    ['testing'],
  ],
};

const TESTS = '\\.test\\.tsx?$';
const pathOf = (folder, part) => `^${folder}${part}${/(?:\)|ts)$/.test(part) ? '' : '/'}`;

/** For each part, that it imports none of its own layer and none above. */
const layerRules = Object.entries(LAYERS).flatMap(([folder, layers]) =>
  layers.flatMap((layer, index) =>
    layer.map((part) => {
      const forbidden = layers.slice(index).flat();
      return {
        name: `${folder}${part} imports lower layers alone`,
        severity: 'error',
        from: { path: pathOf(folder, part), pathNot: TESTS },
        to: { path: forbidden.filter((each) => each !== part).map((each) => pathOf(folder, each)) },
      };
    }),
  ),
);

/** For each folder, that every part of it has a layer. */
const wholeRules = Object.entries(LAYERS).map(([folder, layers]) => ({
  name: `each part of ${folder || 'the repository'} has a layer`,
  severity: 'error',
  from: {
    path: `^${folder}`,
    pathNot: [
      TESTS,
      '\\.d\\.ts$',
      '\\.config\\.',
      '^[^/]+$',
      '^site/build/',
      ...layers.flat().map((part) => pathOf(folder, part)),
    ],
  },
  to: {},
}));

export default {
  forbidden: [
    { name: 'no cycle', severity: 'error', from: {}, to: { circular: true } },
    ...layerRules.filter(({ to }) => to.path.length > 0),
    ...wholeRules,
    {
      name: 'the site and its forms know nothing of the platform behind it (decision 025)',
      severity: 'error',
      from: {
        path: '^server/modules/(?:answers/(?:ask|passages|search|topics)|blog|bookings|desk|leads|operations/(?:backups|monitoring)|site|visits)/',
        pathNot: TESTS,
      },
      to: { path: '^server/(?:platform|modules/(?:accounts|agents|answers/model|chat))/' },
    },
    {
      name: 'a module is imported through its named files alone, such as leads.queries.ts',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^server/modules/',
        pathNot: ['^server/modules/$1/', '^server/modules/([^/]+)/\\1\\.[a-z]+\\.ts$'],
      },
    },
    {
      name: 'the desk takes its colors and type from the site, and nothing else',
      severity: 'error',
      from: { path: '^desk/' },
      to: { path: '^(?:server/|site/(?!src/design/styles/))' },
    },
    {
      name: 'screens of the desk do not import one another',
      severity: 'error',
      from: { path: '^desk/src/screens/([^/]+)/', pathNot: TESTS },
      to: { path: '^desk/src/screens/', pathNot: '^desk/src/screens/$1/' },
    },
    {
      name: 'features of the site do not import one another',
      severity: 'error',
      from: { path: '^site/src/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^site/src/features/', pathNot: '^site/src/features/$1/' },
    },
  ],
  options: {
    // Types point down, too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:node_modules|dist|[.]astro)/' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs'],
    },
  },
};
