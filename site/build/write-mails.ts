// Runs after `astro build`: makes one module of the templates of emails, which the server loads (decision 001).
// `node site/build/write-mails.ts [folder]`, `site/dist/server` unless it is named.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const [folder = fileURLToPath(new URL('../dist/server', import.meta.url))] = process.argv.slice(2);

// React for developers takes three times as long. A test runner says `test`.
process.env.NODE_ENV = 'production';

await build({
  root: fileURLToPath(new URL('..', import.meta.url)),
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  // Whole, so that it runs wherever the built site is copied to.
  ssr: { noExternal: true },
  build: {
    ssr: 'src/mails/render-mail.ts',
    outDir: folder,
    emptyOutDir: false,
    minify: true,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'mails.mjs', codeSplitting: false } },
  },
});
