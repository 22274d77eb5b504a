// Gathers in one folder what the server needs to run: its sources, the built site, the articles, the Node that the
// project pins, and of the packages those that are reached by an import. What builds and checks stays behind.
import { chmodSync, cpSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const [target] = process.argv.slice(2);
if (!target) throw new Error('usage: node deploy/image/gather.mjs <folder>');
process.chdir(ROOT);
const app = join(target, 'app');

const isOfTests = (path) => /\.(test|config)\.ts$/.test(path);
const isElsewhere = (name) => name === 'node_modules';
const SOURCES = globSync('server/**/*.ts', { exclude: isElsewhere }).filter((path) => !isOfTests(path));
const PAGES = globSync('site/dist/server/**/*.mjs');
/** Maps, types and manuals: two thirds of the files, and nothing of it runs. */
const isForDevelopers = (path) => /\.(map|md|d\.[cm]?ts)$/.test(path) && !/licen[cs]e/i.test(path);

for (const path of ['package.json', 'contract', 'server', 'content', 'site/dist', 'desk/dist']) {
  cpSync(path, join(app, path), {
    recursive: true,
    filter: (from) => !isOfTests(from) && !from.includes('node_modules'),
  });
}
for (const folder of await findPackages()) {
  cpSync(folder, join(app, folder), {
    recursive: true,
    // A package inside of a package is in the list itself, if it is reached.
    filter: (from) => !isForDevelopers(from) && !from.slice(folder.length).includes('/node_modules'),
  });
}
// Workspaces name each other as packages; the link must lead somewhere in the image too.
cpSync('node_modules/contract', join(app, 'node_modules/contract'), {
  verbatimSymlinks: true,
  recursive: true,
});
cpSync('deploy/image/health.mjs', join(app, 'health.mjs'));
mkdirSync(join(target, 'usr/local/bin'), { recursive: true });
const node = join(target, 'usr/local/bin/node');
cpSync(globSync('node_modules/node-linux-*/bin/node')[0] ?? process.execPath, node);
chmodSync(node, 0o755);

/** Folders of the packages that an import reaches, and what they bring for this platform. */
async function findPackages() {
  const { metafile } = await build({
    entryPoints: [...SOURCES, ...PAGES],
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    outdir: 'unused',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    // Node resolves an import also where nothing of it is used.
    ignoreAnnotations: true,
    external: ['pg-native'],
    plugins: [{ name: 'scripts of pages', setup: leaveScripts }],
    loader: { '.node': 'empty', '.wasm': 'empty' },
  });
  const reached = Object.keys(metafile.inputs).flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  );
  const found = new Set();
  for (const folder of reached) addWithPlatform(folder, found);
  return [...found].sort();
}

/** Scripts that a page fetches from its own origin, such as `/receipt.js`, are no modules here. */
function leaveScripts({ onResolve }) {
  onResolve({ filter: /^\/[\w-]+\.js$/ }, ({ path }) => ({ path, external: true }));
}

/** Binaries are optional dependencies, of which the one for this machine is installed, and they need one another. */
function addWithPlatform(folder, found) {
  if (found.has(folder)) return;
  found.add(folder);
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(optionalDependencies)) {
    for (const place of [join(folder, 'node_modules', name), join('node_modules', name)]) {
      if (existsSync(place)) addWithPlatform(place, found);
    }
  }
}
