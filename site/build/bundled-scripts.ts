import { build, type Plugin } from 'vite';

const SUFFIX = '?bundled';

/**
 * `import source from './x.ts?bundled'`: the module with all that it imports, as the text of one script. For what is fetched at
 * first use from an address of its own (decision 009): the bundler's own `import()` would bring a loader to every page.
 */
export function bundledScripts(): Plugin {
  return {
    name: 'bundled-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined;
      const { code, modules } = await bundle(id.slice(0, -SUFFIX.length));
      for (const module of modules) this.addWatchFile(module);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}

async function bundle(file: string): Promise<{ code: string; modules: string[] }> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      'import.meta.env.PUBLIC_API_HOST': JSON.stringify(process.env.PUBLIC_API_HOST ?? ''),
      'import.meta.env.SSR': 'false',
    },
    build: {
      write: false,
      modulePreload: false,
      target: 'esnext',
      rolldownOptions: {
        input: file,
        // What it exports is what the page calls.
        preserveEntrySignatures: 'strict',
        treeshake: { propertyReadSideEffects: false },
      },
    },
  });
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [chunk, ...others] = chunks;
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${file} is more than one script`);
  return { code: chunk.code, modules: chunk.moduleIds };
}
