// Starts an operator's command such as `npm run leads`. It installs and builds nothing and writes nothing: a server may be
// running from this folder. Plain JavaScript, because any Node from 18 up runs it when the packages are missing.
import { existsSync } from 'node:fs';

const NODE_MAJOR = 24;
const ROOT = new URL('../', import.meta.url);
const [name] = process.argv.splice(2, 1);

if (!existsSync(new URL('node_modules/', ROOT))) {
  end(
    `There are no packages in ${ROOT.pathname}: run npm ci there, as the owner of that folder, and then this again.`,
  );
}
if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR) {
  end(`Node ${NODE_MAJOR} is needed, and this is ${process.version}: npm ci brings one, or install it.`);
}
try {
  // A checkout has more commands than the server that is deployed.
  const ofCheckout = new URL(`scripts/commands/${name}.ts`, ROOT);
  await import(existsSync(ofCheckout) ? ofCheckout : new URL(`server/commands/${name}.ts`, ROOT));
} catch (error) {
  if (['debug', 'trace'].includes(process.env.LOG_LEVEL)) console.error(error);
  const [problem] = String(error?.message ?? error).split('\n');
  end(
    `The command could not be loaded (${problem}): run npm ci in ${ROOT.pathname}; LOG_LEVEL=debug shows more.`,
  );
}

function end(line) {
  console.error(line);
  process.exit(1);
}
